import { expect, test, vi } from "vitest";
import { handleKey } from "./commands.ts";
import type { Studio } from "./studio.tsx";

const remove = vi.fn();
const undoOrRedo = vi.fn();
const STUDIO = {
  editor: { mode: null, editedElement: null },
  arranger: { state: { getState: () => ({ part: {} }) }, keepCharacter: () => false, remove },
  page: { frame: { document: {} } },
  undoOrRedo,
} as unknown as Studio;

test.each([
  { key: "Delete", metaKey: false },
  { key: "z", metaKey: true },
])("in a setting of several lines, $key changes only its text", ({ key, metaKey }) => {
  vi.stubGlobal("document", {});
  const target = {
    matches: (selector: string) => selector.split(", ").includes("textarea"),
    closest: () => null,
  };
  const event = { ...{ key, metaKey, target, ctrlKey: false, shiftKey: false, altKey: false }, code: "" };
  expect(handleKey(STUDIO, { ...event, preventDefault() {} } as unknown as KeyboardEvent)).toBe(false);
  expect([remove, undoOrRedo].flatMap((call) => call.mock.calls)).toEqual([]);
});
