import { expect, test } from "vitest";
import type { RichText, Section } from "#app/content/types.ts";
import { render } from "../../../tests/helpers/render.tsx";
import { SectionList } from "./section-list.tsx";

const imgLink = { width: 4, height: 3, color: null, src: "/a.webp", avif: "" };
const style = { bgColor: null, imgBgColor: null, spacing: null, borderRadius: null };
const bullets = [{ title: "One", description: paragraph("First") }];

test.each([
  { type: "textImage" as const, figureFirst: true, order: ["Title", "img", "Text"] },
  { type: "textImage" as const, figureFirst: false, order: ["Title", "Text", "img"] },
  { type: "blockWithBullets" as const, figureFirst: true, order: ["Title", "img", "Text", "One"] },
  { type: "blockWithBullets" as const, figureFirst: false, order: ["Title", "Text", "One", "img"] },
])("a $type section with `figureFirst: $figureFirst` shows $order", ({ type, figureFirst, order }) => {
  const section: Section = {
    ...style,
    type,
    figureFirst,
    title: "Title",
    description: paragraph("Text"),
    imgLink,
    bullets,
  };
  const html = render(<SectionList sections={[section]} videos="controls" />);
  // The dialog that enlarges the image repeats it.
  const shown = new Set(html.match(/(?<=>)(Title|Text|One)(?=<)|(?<=<)img/g));
  expect([...shown]).toEqual(order);
});

test("a section without a title has an anchor, too", () => {
  const sections: Section[] = [{ ...style, type: "figures", figures: [], compare: false }];
  expect(render(<SectionList sections={sections} videos="controls" />)).toContain('<section id="1-figures"');
});

function paragraph(content: string): RichText {
  return [{ type: "paragraph", children: [content] }];
}
