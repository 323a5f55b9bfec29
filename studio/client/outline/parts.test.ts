import { expect, test } from "vitest";
import { withoutOwnTexts } from "./parts.ts";

const isStudy = (link: string) => link === "/trade";

test.each([
  [
    { link: "/trade", title: "Mine", image: "a.png" },
    { link: "/trade", image: "a.png" },
  ],
  [{ link: "/trade", image: "a.png" }, null],
  [{ link: "https://example.com", title: "Mine" }, null],
  [{ type: "quote", title: "A section" }, null],
])("withoutOwnTexts of %j is %j", (was, expected) => {
  expect(withoutOwnTexts({ was }, isStudy)).toEqual(expected);
});
