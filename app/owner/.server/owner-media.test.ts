import { expect, test } from "vitest";
import { withOwnerMedia } from "./owner-media.ts";

test("withOwnerMedia replaces every locked path of an image, but not a text about it", () => {
  const image = { src: "/locked/a/b.webp", avif: "/locked/a/b-1.avif 400w, /locked/a/b-2.avif 800w" };
  expect(withOwnerMedia({ image, text: "/locked/a" })).toEqual({
    image: {
      src: "/owner/present/a/b.webp",
      avif: "/owner/present/a/b-1.avif 400w, /owner/present/a/b-2.avif 800w",
    },
    text: "/locked/a",
  });
});
