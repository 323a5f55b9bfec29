import { expect, test } from "vitest";
import { z } from "zod";
import { resolveFields } from "./build-content.ts";

const schema = z.strictObject({
  title: z.string(),
  cover: z.string().brand<"picture">().meta({ media: "picture" }).nullable(),
  films: z.array(z.strictObject({ film: z.string().brand<"video">().meta({ media: "video" }) })),
});

test("replaces every file name in a copy of the content", async () => {
  const content = schema.parse({ title: "A", cover: null, films: [{ film: "a.mp4" }, { film: "b.mp4" }] });
  const resolved = await resolveFields(schema, content, async ({ kind, value }) => ({
    width: 1280,
    height: 720,
    src: `/${kind}/${value}`,
  }));
  expect(resolved).toEqual({
    title: "A",
    cover: null,
    films: ["/video/a.mp4", "/video/b.mp4"].map((src) => ({ film: { width: 1280, height: 720, src } })),
  });
  expect(content.films[0]?.film).toBe("a.mp4");
});
