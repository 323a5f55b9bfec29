import { expect, test } from "vitest";
import type { Content } from "#app/content/types.ts";
import { SectionIds } from "./section-ids.ts";

test("a section keeps its id when its text or the list of sections changes", () => {
  const ids = new SectionIds();
  const of = (titles: string[]) => {
    const study = { slug: "desk", sections: titles.map((title) => ({ title })) };
    return ids.idsByPage({ caseStudies: [study], pages: [] } as unknown as Content).get("desk");
  };
  const [one, two, three] = of(["One", "Two", "Three"]) ?? [];
  expect(of(["One", "Two, changed", "Three"])).toEqual([one, two, three]);
  expect(of(["Two, changed", "Three"])).toEqual([two, three]);
  expect(of(["Three", "Two, changed"])).toEqual([three, two]);
  expect(of(["Three", "New", "Two, changed"])).toEqual([three, expect.stringMatching(/4$/), two]);
});
