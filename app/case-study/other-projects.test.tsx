import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { interfaceSchema } from "#app/content/interface-schema.ts";
import type { Teaser } from "#app/content/types.ts";
import { StringsContext } from "#app/ui/strings.tsx";
import { OtherProjects } from "./other-projects.tsx";

test.each([
  [1, ["a"]],
  [4, ["a", "b", "c", "d"]],
  [6, ["a", "b", "c", "d"]],
])("links to at most four studies if the site has %i other studies", (count, slugs) => {
  const studies = [..."abcdef"].slice(0, count).map(study);
  const html = renderToStaticMarkup(
    <StringsContext value={{ ...interfaceSchema.parse({}), lang: "en" }}>
      <OtherProjects studies={studies} nextCard={undefined} />
    </StringsContext>,
  );
  expect([...html.matchAll(/href="\/(\w)"/g)].map(([, slug]) => slug)).toEqual(slugs);
});

function study(slug: string): Teaser {
  const hero = { title: slug, imgLink: null } as Partial<Teaser["hero"]> as Teaser["hero"];
  return { slug, hero } as Partial<Teaser> as Teaser;
}
