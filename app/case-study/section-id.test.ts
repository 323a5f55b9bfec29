import { expect, test } from "vitest";
import { sectionId } from "./section-id.ts";

test.each([
  ["Unified view", "4-unified-view"],
  ["“Before” & after?", "4-before-after"],
  ["Größe, Übersicht", "4-größe-übersicht"],
])("converts the title %j to the anchor %j", (title, id) => {
  expect(sectionId({ type: "textImage", title }, 3)).toBe(id);
});

test("returns different anchors for sections with the same title", () => {
  expect(sectionId({ type: "textImage", title: "Vision" }, 0)).not.toBe(
    sectionId({ type: "textImage", title: "Vision" }, 1),
  );
});
