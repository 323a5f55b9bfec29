import { expect, test } from "vitest";
import { z } from "zod";
import { contentFields } from "./content-fields.ts";

const image = z.string().meta({ media: "image" });
const video = z.string().meta({ media: "video" });
const schema = z.strictObject({
  cover: image.meta({ describedBy: "alt" }).nullable().default(null),
  alt: z.string().optional(),
  parts: z.array(
    z.discriminatedUnion("type", [
      z.strictObject({ type: z.literal("text"), body: z.string() }),
      z.strictObject({ type: z.literal("film"), body: video, length: z.number() }),
    ]),
  ),
});

test.each<[unknown, string[]]>([
  [undefined, []],
  [[], []],
  [{ cover: null, parts: {} }, []],
  [{ cover: { file: "a.png" }, parts: [null, "text", { body: "Hi" }, { type: "song", body: "la.mp4" }] }, []],
  [{ cover: "a.png", alt: "A" }, ["cover image a.png", "alt text A"]],
  [{ parts: [{ type: "text", body: "Hi" }] }, ["parts.0.type choice text", "parts.0.body text Hi"]],
  // The schema requires a number for `length`.
  [
    { parts: [{ type: "film", body: "a.mp4", length: "2" }] },
    ["parts.0.type choice film", "parts.0.body video a.mp4", "parts.0.length text 2"],
  ],
])("contentFields lists the strings in %j that fit the schema", (content, fields) => {
  const actualFields = contentFields(schema, content);
  expect(actualFields.map(({ path, kind, value }) => `${path.join(".")} ${kind} ${value}`)).toEqual(fields);
});

test("contentFields throws for an unsupported schema type", () => {
  const unsupportedSchema = z.strictObject({ images: z.record(z.string(), image) });
  expect(() => contentFields(unsupportedSchema, { images: {} })).toThrow(/"record"/);
});
