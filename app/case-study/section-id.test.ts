import { expect, test } from "vitest";
import type { TextImage } from "#app/content/types.ts";
import { sectionId } from "./section-id.ts";

const titled = (title: string) => ({ title }) as TextImage;

test.each([
  ["Unified view", "4-unified-view"],
  ["“Before” & after?", "4-before-after"],
  ["Größe, Übersicht", "4-größe-übersicht"],
])("%s", (title, id) => {
  expect(sectionId(titled(title), 3)).toBe(id);
});

test("two sections with one title have two anchors", () => {
  expect(sectionId(titled("Vision"), 0)).not.toBe(sectionId(titled("Vision"), 1));
});
