import { expect, test, vi } from "vitest";
import type { MediaState } from "./media-choice.ts";
import type { MediaTarget } from "./media-target.ts";
import { type MediaServices, saveMedia } from "./save-media.ts";

const values = { image: "desk.png", alt: " A desk.", focus: "50% 20%" };
const group = { file: "projects.yaml", path: ["cards", 0] };
const names = {
  altName: "alt",
  oldAlt: "A desk.",
  focusName: "focus",
  oldFocus: "50% 20%",
  tallName: "tall",
};
const item = values;
const target = { kind: "image", group, values, item, ...names } as unknown as MediaTarget;

test.each([
  ["saves nothing if nothing has changed", { alt: "A desk.", focus: "50% 20%" }, []],
  [
    "saves a changed alt text",
    { alt: "A view.", focus: "50% 20%" },
    [[{ ...group, path: ["cards", 0, "alt"] }, "A view.", " A desk."]],
  ],
  [
    "removes an empty alt text",
    { alt: "", focus: "50% 20%" },
    [[{ ...group, path: ["cards", 0, "alt"] }, undefined, " A desk."]],
  ],
  [
    "removes the focal point",
    { alt: "A desk.", focus: undefined },
    [[{ ...group, path: ["cards", 0, "focus"] }, undefined, "50% 20%"]],
  ],
  [
    "saves the choice to show all of a tall image",
    { alt: "A desk.", focus: "50% 20%", tall: "whole" },
    [[{ ...group, path: ["cards", 0, "tall"] }, "whole", undefined]],
  ],
  [
    "saves alt text and focal point as one undo step",
    { alt: "A view.", focus: "1% 2%" },
    [[group, { ...values, alt: "A view.", focus: "1% 2%" }, values]],
  ],
])("without a new file, %s", async (_title, change, calls) => {
  const saveValue = vi.fn();
  const send = vi.fn();
  const services = { saveValue } as unknown as MediaServices;
  await saveMedia(services, target, { file: null, ...change } as MediaState, send);
  expect(send).not.toHaveBeenCalled();
  expect(saveValue.mock.calls).toEqual(calls.map((call) => [...call, item]));
});
