import { expect, test } from "vitest";
import type { Teaser } from "#app/content/types.ts";
import { render } from "../../tests/helpers/render.tsx";
import { Hero } from "./hero.tsx";

test.each([
  { width: 640, image: { width: 2240, height: 1280 }, maxWidth: 640, isUncropped: false },
  { width: 1120, image: { width: 1040, height: 600 }, maxWidth: 1040, isUncropped: false },
  { width: 1120, image: { width: 1200, height: 1600 }, maxWidth: 1120, isUncropped: true },
  { width: 1120, image: { width: 4032, height: 3024 }, maxWidth: 1120, isUncropped: true },
  { width: 1120, image: { width: 800, height: 500 }, maxWidth: 800, isUncropped: true },
])("the hero is at most as wide as `width`, and crops only large screenshots: %o", (row) => {
  const imgLink = { ...row.image, color: null, src: "/a.webp", avif: "" };
  const hero = { title: "", description: "", tags: [], bgColor: "#ffffff", imgLink, width: row.width };
  const study = { slug: "a", role: "", team: "", hero } as unknown as Teaser;
  const html = render(<Hero study={study} link={undefined} isLocked={false} prompt={null} />);
  expect(html).toContain(`--max-width:${row.maxWidth}px`);
  expect(html.includes("data-whole")).toBe(row.isUncropped);
});

test("the hero marks its texts with the study's language, and the names of the facts with the site's", () => {
  const hero = { title: "Kasse", description: "", tags: [], bgColor: "#ffffff", width: 640 };
  const study = { slug: "a", lang: "de", role: "Leitung", team: "", hero } as unknown as Teaser;
  const html = render(<Hero study={study} link={undefined} isLocked={false} prompt={null} />);
  expect(html).toMatch(/<header class="hero-text[^>]* lang="de">/);
  expect(html).toContain('<dt lang="en">Role</dt><dd dir="auto">Leitung</dd>');
});
