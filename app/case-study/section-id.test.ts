import { expect, test } from "vitest";
import { sectionId } from "./section-id.ts";

test.each([
  ["Unified view", "4-unified-view"],
  ["“Before” & after?", "4-before-after"],
  ["Größe, Übersicht", "4-größe-übersicht"],
])("%s", (title, id) => {
  expect(sectionId({ title }, 3)).toBe(id);
});

test("two sections with one title have two anchors", () => {
  expect(sectionId({ title: "Vision" }, 0)).not.toBe(sectionId({ title: "Vision" }, 1));
});
