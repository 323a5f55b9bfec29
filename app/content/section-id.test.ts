import { expect, test } from "vitest";
import { sectionId } from "./section-id.ts";

test.each([
  ["Unified view", "4-unified-view"],
  ["“Before” & after?", "4-before-after"],
  ["Größe, Übersicht", "4-größe-übersicht"],
])("converts the fourth section's title %j to the anchor %j", (title, id) => {
  expect(sectionId({ type: "textImage", title }, 3)).toBe(id);
});
