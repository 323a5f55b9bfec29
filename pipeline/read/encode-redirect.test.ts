import { expect, test } from "vitest";
import { encodeRedirect } from "./encode-redirect.ts";

test.each([
  ["/über/", "/", "/%C3%BCber", "/"],
  ["/old", "https://bücher.example/größe", "/old", "https://xn--bcher-kva.example/gr%C3%B6%C3%9Fe"],
])("returns ASCII addresses for a redirect from %s to %s", (from, to, encodedFrom, encodedTo) => {
  expect(encodeRedirect({ from, to })).toEqual({ from: encodedFrom, to: encodedTo });
});
