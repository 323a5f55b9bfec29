import { expect, test } from "vitest";
import type { OtherStudy } from "#app/content/types.ts";
import { render } from "../../tests/helpers/render.tsx";
import { MoreProjects } from "./other-projects.tsx";

test.each([
  [0, []],
  [3, ["a", "b", "c"]],
  [5, ["a", "b", "c"]],
])("links to at most three of %i other studies, and marks the locked study", (count, slugs) => {
  const studies = [..."abcde"].slice(0, count).map(study);
  const html = render(<MoreProjects studies={studies} />);
  expect([...html.matchAll(/href="\/(\w)"/g)].map(([, slug]) => slug)).toEqual(slugs);
  expect(html.match(/<a [^>]*href="\/b".*?<\/a>/)?.[0].includes("(locked)")).toBe(count > 0 || undefined);
});

function study(slug: string): OtherStudy {
  return { slug, path: `/${slug}`, isLocked: slug === "b", hero: { title: slug } } as OtherStudy;
}
