import { expect, test } from "vitest";
import { writeCardType } from "./card-types.ts";

test("says that a new card type was added, after both changes are saved, and is silent for a known type", async () => {
  const events: unknown[] = [];
  const write = writeCardType({
    call: (async () => ({ value: null })) as never,
    saveValue: async ({ path }, value) => events.push([path.join("."), value]),
    notices: { showMessage: (message) => events.push(message) },
    knownTypes: [{ value: "Design" }],
  });
  const place = { file: "projects.yaml", path: ["cards", 0, "type"] };
  await write(place, "Design", "Full-Stack");
  await write(place, "Büyü", "Design");
  expect(events).toEqual([
    ["cards.0.type", "Design"],
    ["types", ["Büyü"]],
    ["cards.0.type", "Büyü"],
    "Added “Büyü” to your card types.",
  ]);
});
