import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { interfaceSchema } from "#app/content/interface-schema.ts";
import { StringsContext } from "#app/ui/strings.tsx";
import { PanelImage } from "./panel.tsx";

const imgLink = { width: 4, height: 3, color: null, src: "/a.webp", avif: "" };

test.each([
  [0, "0"],
  [8, "8"],
  [null, undefined],
])("with `borderRadius: %s`, the CSS radius of a panel is %s", (borderRadius, radius) => {
  expect(/--radius:(\d+)/.exec(render({ borderRadius }))?.[1]).toBe(radius);
});

test("on phones, a panel has the size of the image for phones if the section has one", () => {
  expect(render({})).toContain("--small-width:4px");
  expect(render({ imgLinkSmall: { ...imgLink, width: 2 } })).toContain("--small-width:2px");
});

function render(part: Partial<ComponentProps<typeof PanelImage>["section"]>): string {
  const section = { title: "", imgLink, imgBgColor: null, spacing: null, borderRadius: null, ...part };
  return renderToStaticMarkup(
    <StringsContext value={{ ...interfaceSchema.parse({}), lang: "en" }}>
      <PanelImage section={section} id="a" />
    </StringsContext>,
  );
}
