import { expect, test } from "vitest";
import { withOwnerMedia } from "./owner-media.ts";

test("withOwnerMedia replaces every locked path of an image, but not a text about it", () => {
  const imageIn = (folder: string) => ({
    src: `${folder}/b.webp`,
    avif: `${folder}/b-1.avif 4w, ${folder}/b-2.avif 8w`,
  });
  const content = { image: imageIn("/locked/a"), text: "/locked/a" };
  expect(withOwnerMedia(content)).toEqual({ ...content, image: imageIn("/owner/present/a") });
});
