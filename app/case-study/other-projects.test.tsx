import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { interfaceSchema } from "#app/content/interface-schema.ts";
import type { OtherStudy } from "#app/content/types.ts";
import { StringsContext } from "#app/ui/strings.tsx";
import { MoreProjects } from "./other-projects.tsx";

test.each([
  [0, []],
  [3, ["a", "b", "c"]],
  [5, ["a", "b", "c"]],
])("links to at most three of %i other studies, and marks the locked study", (count, slugs) => {
  const studies = [..."abcde"].slice(0, count).map(study);
  const html = renderToStaticMarkup(
    <StringsContext value={{ ...interfaceSchema.parse({}), lang: "en" }}>
      <MoreProjects studies={studies} />
    </StringsContext>,
  );
  expect([...html.matchAll(/href="\/(\w)"/g)].map(([, slug]) => slug)).toEqual(slugs);
  expect(html.match(/<a [^>]*href="\/b".*?<\/a>/)?.[0].includes("(locked)")).toBe(count > 0 || undefined);
});

function study(slug: string): OtherStudy {
  const hero = {
    title: slug,
    description: "",
    tags: [],
    width: 1,
    spacing: 0,
    bgColor: "#fff",
    imgLink: null,
  };
  return {
    slug,
    isLocked: slug === "b",
    hero,
    access: "public",
    role: "",
    team: "",
    summary: [],
    share: "",
    sectionCount: 1,
    videoCount: 0,
  };
}
