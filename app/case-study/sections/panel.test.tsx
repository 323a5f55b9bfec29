import type { ComponentProps } from "react";
import { expect, test } from "vitest";
import { render } from "../../../tests/helpers/render.tsx";
import { PanelImage } from "./panel.tsx";

const imgLink = { width: 4, height: 3, color: null, src: "/a.webp", avif: "" };

test.each([
  [0, "0"],
  [8, "8"],
  [null, undefined],
])("with `borderRadius: %s`, the CSS radius of a panel is %s", (borderRadius, radius) => {
  expect(/--radius:(\d+)/.exec(renderPanel({ borderRadius }))?.[1]).toBe(radius);
});

test("on phones, a panel has the size of imgLinkSmall if the section sets imgLinkSmall", () => {
  expect(renderPanel({})).toContain("--small-width:4px");
  expect(renderPanel({ imgLinkSmall: { ...imgLink, width: 2 } })).toContain("--small-width:2px");
});

test.each([
  ["scrolls an image that is taller than 2.5 times its width", { height: 101 }, true],
  ["shows all of an image that is not taller", { height: 100 }, false],
  ["shows all of an image with `tall: whole`", { height: 101, tall: "whole" }, false],
  ["does not scroll the image of a slide", { height: 101, tall: "top" }, false],
] as const)("a panel %s", (_title, { height, ...part }, isScrolling) => {
  const html = renderPanel({ ...part, title: "Page", imgLink: { ...imgLink, width: 40, height } });
  expect(html.includes('role="region" tabindex="0" aria-label="Picture: Page"')).toBe(isScrolling);
});

test.each([
  ["offers no enlargement", { width: 896, height: 560 }, {}, true],
  ["enlarges an image that is wider", { width: 897, height: 560 }, {}, false],
  ["enlarges an image that a low window shrinks", { width: 896, height: 561 }, {}, false],
  ["enlarges an image that the space around it shrinks", { width: 896, height: 560 }, { spacing: 8 }, false],
  ["enlarges an image that is next to another one", { width: 896, height: 560 }, { columns: 2 }, false],
])("a panel %s on wide screens", (_title, size, part, isFullSize) => {
  const html = renderPanel({ ...part, imgLink: { ...imgLink, ...size } });
  expect(html.includes("rail:hidden")).toBe(isFullSize);
});

function renderPanel(part: Partial<ComponentProps<typeof PanelImage>["section"]>): string {
  const section = { title: "", imgLink, imgBgColor: null, spacing: null, borderRadius: null, ...part };
  return render(<PanelImage section={section} id="a" />);
}
