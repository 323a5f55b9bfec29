import { expect, test } from "vitest";
import { editList, itemText, type ListEdit } from "./edit-list.ts";

/** Writes moves such as "1→0", and removals such as "1→". */
test.each([
  ["comments above and behind it", "l:\n  - a # A\n  # B\n  - b\n", "1→0", "l:\n  # B\n  - b\n  - a # A\n"],
  ["a comment in it", "l:\n- a: 1\n  # b: 2\n- c\nz: 1\n", "0→1", "l:\n- c\n- a: 1\n  # b: 2\nz: 1\n"],
  [
    "gaps in place",
    "l:\n\n  # P\n\n  - a\n\n  - b\n  - c\n",
    "2→0",
    "l:\n\n  # P\n\n  - c\n\n  - a\n  - b\n",
  ],
  ["CRLF and no final newline", "l:\r\n  - a\r\n  # B\r\n  - b", "1→0", "l:\r\n  # B\r\n  - b\r\n  - a"],
  ["mixed line ends", "z: 1\r\nl:\n  - a\r\n  - b\ny: 2\r\n", "1→0", "z: 1\r\nl:\n  - b\n  - a\r\ny: 2\r\n"],
  ["brackets", "l: [a, 'b'] # L\n", "1→0", "l: [b, 'a'] # L\n"],
  ["other values of an alias", "l:\n  - &x a\n  - *x\n  - b\n", "1→0", "l:\n  - &x a\n  - *x\n  - b\n"],
  ["a comment after the last item", "l:\n  - a\n  - b\n\n  # End\n", "1→0", "l:\n  - b\n  - a\n\n  # End\n"],
  ["an anchor", "l:\n  - &x-y\n    a: 1\n  - b\n", "1→0", "l:\n  - b\n  - &x-y\n    a: 1\n"],
  ["gaps after a removal", "l:\n- a\n# B\n- b\n\n# P\n\n- c\n", "1→", "l:\n- a\n\n# P\n\n- c\n"],
  ["nothing of an empty list", "l:\n  - a\nz: 1\n", "0→", "z: 1\n"],
])("editList keeps %s", (_, source, change, expectedText) => {
  const [from = 0, to = 0] = change.split("→").map(Number);
  const edit: ListEdit = change.endsWith("→")
    ? { action: "remove", index: from }
    : { action: "move", from, to };
  expect(editList(source, ["l"], edit)).toBe(expectedText);
});

test.each([
  ["l:\n  - a\n\n  - b\n# End\n", 2, "- c: |\n    x\n", "l:\n  - a\n\n  - b\n\n  - c: |\n      x\n# End\n"],
  ["l:\n  - a\n", 0, "b: 1", "l:\n  - b: 1\n  - a\n"],
  ["l: [] # L\nz: 1\n", 0, "- a # A\n", "l: # L\n  - a # A\nz: 1\n"],
  ["z: 1", 0, "- a: 1", "z: 1\nl:\n  - a: 1\n"],
])("editList inserts into %j at %i", (source, index, yaml, expectedText) => {
  expect(editList(source, ["l"], { action: "insert", index, yaml })).toBe(expectedText);
});

test("editList refuses to move a comment to another item", () => {
  expect(() => editList("l: [a, # A\n  b]\n", ["l"], { action: "move", from: 1, to: 0 })).toThrow("l");
});

test("itemText returns the lines of an item with its comments", () => {
  expect(itemText("l:\r\n  # A\r\n  - a: # B\r\n      - 'x'\r\n  - c\r\n", ["l", 0])).toBe(
    "# A\n- a: # B\n    - 'x'\n",
  );
  expect(itemText("l: [a, b]\n", ["l", 1])).toBe("- b\n");
});
