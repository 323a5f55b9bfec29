import { expect, test } from "vitest";
import type { Inline, RichText as Tree } from "#app/content/types.ts";
import { render } from "../../tests/helpers/render.tsx";
import { RichText } from "./rich-text.tsx";

function renderText(text: Tree): string {
  return render(<RichText text={text} />).replace(/^<div class="rich-text ">(.*)<\/div>$/, "$1");
}

const link = (href: string): Tree => [
  { type: "paragraph", children: [{ type: "link", href, children: ["x"] }] },
];

test("renders lists, line breaks and emphasis, and escapes HTML", () => {
  const children: Inline[] = ["<b>", { type: "break" }, { type: "strong", children: ["s"] }];
  expect(renderText([{ type: "list", start: 3, items: [[{ type: "paragraph", children }]] }])).toBe(
    '<ol start="3"><li dir="auto"><p dir="auto">&lt;b&gt;<br/><strong>s</strong></p></li></ol>',
  );
});

test("announces that a link to another site opens a new tab", () => {
  expect(renderText(link("https://a.example"))).toBe(
    '<p dir="auto"><a href="https://a.example" target="_blank" rel="noopener noreferrer">x<span class="sr-only"> (opens in a new tab)</span></a></p>',
  );
  expect(renderText(link("/trade"))).toBe('<p dir="auto"><a href="/trade">x</a></p>');
});

test("renders a link with an unsafe address as plain text", () => {
  expect(renderText(link("javascript:alert(1)"))).toBe('<p dir="auto"><span>x</span></p>');
});
