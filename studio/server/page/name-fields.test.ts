import { expect, test } from "vitest";
import type { Content } from "#app/content/types.ts";
import { type Field, markContent } from "./markers.ts";
import { nameFields } from "./name-fields.ts";

const content = {
  profile: { name: "Ada", lang: "en", links: ["mailto:ada@example.com"], footer: "Designs & more" },
  cards: [
    {
      title: "Desk",
      alt: "A desk",
      link: "/desk",
      type: "Design",
      bgColor: "#ffffff",
      outcome: { value: "One desk" },
    },
  ],
  strings: { study: { picture: "Picture: {title}" }, lang: "en" },
  caseStudies: [
    {
      slug: "desk",
      outcome: [{ value: "One desk" }],
      summary: [{ type: "paragraph", children: ["One ", { type: "strong", children: ["two"] }, " three"] }],
    },
  ],
  pages: [],
} as unknown as Content;

const { markedContent, fields } = markContent(content);

/** Renders a small page from a snapshot. */
function pageOf({ profile, cards, strings, caseStudies }: Content): string {
  const [card] = cards;
  const [block] = caseStudies[0]?.summary ?? [];
  const parts = block?.type === "paragraph" ? block.children : [];
  const summary = parts.map((part) =>
    typeof part === "object" && part.type === "strong" ? `<strong>${part.children.join("")}</strong>` : part,
  );
  const picture = strings.study.picture.replace("{title}", card?.title ?? "");
  return `<html lang="${profile.lang}"><head><title>${profile.name}</title></head><body><h1>${profile.name}</h1><p>${profile.footer.replace("&", "&amp;")}</p><a href="${card?.link}"><img alt="${card?.alt}"/></a><dialog aria-label="${picture}"><p>${picture}</p></dialog><i>${card?.outcome?.value}</i><div class="rich"><p>${summary.join("")}</p></div></body></html>`;
}

test("adds the name of each field to its element, and keeps the rest of the HTML", () => {
  const original = pageOf(content);
  const { html, shownIds } = nameFields(original, pageOf(markedContent), fields);
  expect(html.replaceAll(/ data-studio[\w-]*="[^"]*"/g, "")).toBe(original);
  expect(html).toContain('<h1 data-studio="profile.yaml#name">');
  expect(html).toContain('<p data-studio="profile.yaml#footer">');
  expect(html).toContain('<img alt="A desk" data-studio-alt="projects.yaml#cards.0.alt"/>');
  expect(html).toContain(
    '<div class="rich" data-studio-markdown="case-studies/desk/case-study.yaml#summary">',
  );
  expect(html).toContain(
    '<p data-studio-part="projects.yaml#cards.0.title" data-studio="interface.yaml#study.picture">',
  );
  // A card shows an outcome that is a field of its study.
  expect(html).toContain('<i data-studio="case-studies/desk/case-study.yaml#outcome.0.value">');
  expect(shownIds.size).toBe(7);
});

test("adds escaped labels, but not for an alt text or a part of a sentence", () => {
  const labeled = fields.map((field) => ({ ...field, label: `"${field.path}" & more` }));
  const { html } = nameFields(pageOf(content), pageOf(markedContent), labeled);
  expect(html).toContain('data-studio="profile.yaml#name" data-studio-label="&quot;name&quot; &amp; more">');
  expect(html.match(/data-studio-label="&quot;[\w,]+/g)).toEqual(
    ["name", "name", "footer", "study,picture", "outcome,0,value", "summary"].map(
      (path) => `data-studio-label="&quot;${path}`,
    ),
  );
});

test("does not mark a language, an address or a color", () => {
  const names = fields.map(({ file, path }: Field) => `${file}#${path.join(".")}`);
  expect(names).not.toContain("profile.yaml#lang");
  expect(names).not.toContain("projects.yaml#cards.0.link");
  expect(names).not.toContain("projects.yaml#cards.0.bgColor");
});

test("throws if the two pages have different elements", () => {
  const original = pageOf(content);
  expect(() => nameFields(original, original.replace("<p>", "<p><i></i>"), fields)).toThrow(
    "The marked page has",
  );
  expect(() => nameFields(original, original.replaceAll("h1", "h2"), fields)).toThrow(
    "The marked page has <h2>",
  );
});
