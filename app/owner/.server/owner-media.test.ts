import { expect, test } from "vitest";
import { withOwnerMedia } from "./owner-media.ts";

test("withOwnerMedia changes the addresses of locked media, and nothing else", () => {
  const image = { src: "/locked/trade/a.webp", avif: "/locked/trade/a-4.avif 4w, /locked/trade/a.avif 8w" };
  const page = { title: "/locked/trade/a.webp", items: [image, { src: "/media/b.webp" }], missing: null };
  expect(withOwnerMedia(page)).toEqual({
    ...page,
    items: [
      {
        src: "/owner/present/trade/a.webp",
        avif: "/owner/present/trade/a-4.avif 4w, /owner/present/trade/a.avif 8w",
      },
      { src: "/media/b.webp" },
    ],
  });
});
