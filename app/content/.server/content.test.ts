import { expect, test, vi } from "vitest";
import { NO_ACCESS } from "#app/lock/.server/access.ts";
import { content, studyPage, studyToOpenFirst } from "./content.ts";

const { profile, cards } = vi.hoisted(() => ({
  profile: { links: [], pages: [], openFirst: undefined as string | undefined },
  cards: [{ link: "/locked" }, { link: "/second" }],
}));

vi.mock("#snapshot", () => {
  const sections = [{ type: "figures", figures: [{ videoLink: {} }, { imgLink: {} }] }];
  const study = (slug: string, access: string) => ({ slug, access, hero: {}, sections });
  const caseStudies = [study("first", "public"), study("locked", "passcode"), study("second", "public")];
  return { default: { profile, cards, pages: [], caseStudies } };
});

test.each([
  ["first", "first"],
  [undefined, "second"],
])("studyToOpenFirst returns the profile's study, or the first public card: %s", (slug, expected) => {
  profile.openFirst = slug;
  expect(studyToOpenFirst()?.slug).toBe(expected);
});

test.each([
  ["public", "/first"],
  ["locked", "/locked"],
])("the next project of a %s study is the next public study", (_, path) => {
  expect(studyPage(NO_ACCESS, path).next?.slug).toBe("second");
});

test("the target of Back cannot have the ID of a part of the page, such as title", () => {
  expect(studyPage(NO_ACCESS, "/second").backTo).toBe("/#/second");
});

test("the teaser of a study counts the videos inside figures", () => {
  expect(content.caseStudies[0]?.videoCount).toBe(1);
});
