import { expect, test } from "vitest";
import { cardTypeFixes } from "./card-types.ts";

const place = { file: "profile.yaml", path: ["types"] };

test.each([
  ["offers the similar type before the new type", "Design", ["Use “Design”", "Add “Desgin” to my types"]],
  ["offers only the new type if no type is similar", null, ["Add “Desgin” to my types"]],
])("%s", (_title, likely, labels) => {
  const fixes = cardTypeFixes({ name: "Desgin", likely }, {} as never);
  expect(fixes.map(([label]) => label)).toEqual(labels);
});

test("adds a type to the profile before it saves the card again", async () => {
  const events: unknown[] = [];
  const [fix] = cardTypeFixes(
    { name: "Büyü", likely: null },
    {
      call: (async () => ({ value: ["Motion"] })) as never,
      saveValue: async (...change) => events.push(change),
      use: async () => null,
      retry: async () => events.push("retry"),
    },
  );
  await fix?.[1]();
  expect(events).toEqual([[place, ["Motion", "Büyü"], ["Motion"]], "retry"]);
});
