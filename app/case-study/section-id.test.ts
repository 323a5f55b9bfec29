import { expect, test } from "vitest";
import { sectionId } from "./section-id.ts";

test.each([
  ["Unified view", "4-unified-view"],
  ["“Before” & after?", "4-before-after"],
  ["Größe, Übersicht", "4-größe-übersicht"],
])("%s", (title, id) => {
  expect(sectionId({ type: "textImage", title }, 3)).toBe(id);
});

test("two sections with one title have two anchors", () => {
  expect(sectionId({ type: "textImage", title: "Vision" }, 0)).not.toBe(
    sectionId({ type: "textImage", title: "Vision" }, 1),
  );
});
