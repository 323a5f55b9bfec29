import { expect, test } from "vitest";
import { labelCards } from "./card-labels.ts";

test("labels the cards of drafts and invited studies, and no other cards", () => {
  const pages = [
    { address: "/", access: undefined },
    { address: "/trade", access: "public" },
    { address: "/vault", access: "passcode" },
    { address: "/tram", access: "draft" },
    { address: "/quokka", access: "invited" },
  ] as const;
  const labels = labelCards("<head></head>", pages).matchAll(/\[id="(.*?)"\].*?content: "(.*?)"/g);
  expect(Array.from(labels, ([, ...parts]) => parts)).toEqual([
    ["/tram", "Nobody yet (draft)"],
    ["/quokka", "Invited people"],
  ]);
});
