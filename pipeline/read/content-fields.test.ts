import { expect, test } from "vitest";
import { z } from "zod";
import { contentFields } from "./content-fields.ts";

const picture = z.string().meta({ media: "image" });
const schema = z.strictObject({
  cover: picture.meta({ describedBy: "alt" }).nullable().default(null),
  alt: z.string().optional(),
  parts: z.array(
    z.discriminatedUnion("type", [
      z.strictObject({ type: z.literal("words"), say: z.string() }),
      z.strictObject({
        type: z.literal("film"),
        say: z.string().meta({ media: "video" }),
        pages: z.number(),
      }),
    ]),
  ),
});

function listed(content: unknown): string[] {
  return contentFields(schema, content).map(({ path, kind, value }) => `${path.join(".")} ${kind} ${value}`);
}

test("lists every string with its kind", () => {
  const parts = [
    { type: "words", say: "Hello" },
    { type: "film", say: "a.mp4", pages: 2 },
  ];
  expect(listed({ cover: "a.png", alt: "A", parts })).toEqual([
    "cover image a.png",
    "alt text A",
    "parts.0.type choice words",
    "parts.0.say text Hello",
    "parts.1.type choice film",
    "parts.1.say video a.mp4",
  ]);
});

test.each([
  [undefined],
  [null],
  ["text"],
  [[]],
  [{ cover: null, parts: {} }],
  [{ cover: { file: "a.png" }, parts: [null, "words", { say: "Hello" }, { type: "song", say: "la.mp4" }] }],
])("skips a value that does not fit: %j", (content) => {
  expect(listed(content)).toEqual([]);
});

test("walks an option of a union that has problems", () => {
  expect(listed({ parts: [{ type: "film", say: "a.mp4", pages: "two" }] })).toContain(
    "parts.0.say video a.mp4",
  );
});

test("throws for an unsupported type of schema", () => {
  const unknown = z.strictObject({ pictures: z.record(z.string(), picture) });
  expect(() => contentFields(unknown, { pictures: {} })).toThrow(/"record"/);
});
