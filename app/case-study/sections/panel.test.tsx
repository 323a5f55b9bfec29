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
  const section = { title: "", imgLink, imgBgColor: null, spacing: null, borderRadius };
  const html = renderToStaticMarkup(
    <StringsContext value={{ ...interfaceSchema.parse({}), lang: "en" }}>
      <PanelImage section={section} id="a" />
    </StringsContext>,
  );
  expect(/--radius:(\d+)/.exec(html)?.[1]).toBe(radius);
});
