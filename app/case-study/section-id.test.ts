import { expect, test } from "vitest";
import { sectionId } from "./section-id.ts";

test.each([
  ["Unified view", "4-unified-view"],
  ["“Before” & after?", "4-before-after"],
  ["Größe, Übersicht", "4-größe-übersicht"],
])("turns %j into %j", (title, id) => {
  expect(sectionId({ type: "textImage", title }, 3)).toBe(id);
});

test("gives two sections with the same title different anchors", () => {
  expect(sectionId({ type: "textImage", title: "Vision" }, 0)).not.toBe(
    sectionId({ type: "textImage", title: "Vision" }, 1),
  );
});
