import { expect, test } from "vitest";
import { moveContent } from "../../../tests/helpers/move-paths.ts";
import { newFolder } from "../../../tests/helpers/new-folder.ts";
import { Store } from "../content/store.ts";
import { newStudy } from "../edits/new-files.ts";
import { reviewOf } from "./review.ts";

const study = (slug: string, draft = false) => ({ slug, draft, hero: { title: slug } });

test("lists English texts, and each placeholder once with its pages, except drafts", async () => {
  const root = newFolder({
    "profile.yaml": "name: Your Name\ntagline: Mine\nlinks: []\n",
    "interface.yaml": "page:\n  skip: Przejdź do treści\n",
    "case-studies/one/case-study.yaml": newStudy("One", "public", "#ffffff"),
    "case-studies/two/case-study.yaml": newStudy("Two", "passcode", "#ffffff"),
    "case-studies/three/case-study.yaml": newStudy("Three", "public", "#ffffff"),
  });
  moveContent(root);
  const live = {
    content: {
      strings: { lang: "pl" },
      caseStudies: [study("one"), study("two"), study("three", true)],
      pages: [],
    },
  };
  const store = await Store.open(root, newFolder());
  const { placeholders, english } = await reviewOf({ store, live: live as never });
  const pagesOf = (text: string) =>
    placeholders.find((placeholder) => placeholder.text === text)?.places.map(({ page }) => page);
  expect(pagesOf("Your Name")).toEqual(["/"]);
  expect(pagesOf("Your role")).toEqual(["/one", "/two"]);
  expect(placeholders.find(({ text }) => text === "Your role")?.places[0]).toEqual({
    ...{ title: "one", page: "/one" },
    ...{ file: "case-studies/one/case-study.yaml", path: ["role"] },
  });
  expect(placeholders.map(({ text }) => text)).not.toContain("Background");
  expect(english.paths).toHaveLength(english.count - 1);
});
