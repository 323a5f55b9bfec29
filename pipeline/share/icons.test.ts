import { expect, test } from "vitest";
import { initials } from "./icons.ts";

test.each([
  ["Robin Vale", "RV"],
  ["änne von großhöfer", "ÄG"],
  ["Ada", "A"],
  ["(Ada) O'Neil-Smith", "AO"],
  ["李明", "李"],
  ["★", "•"],
  ["<&>", "•"],
])("the name %s has the initials %s", (name, letters) => {
  expect(initials(name, "en")).toBe(letters);
});
