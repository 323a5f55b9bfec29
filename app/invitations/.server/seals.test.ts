import { expect, test } from "vitest";
import { createSeals } from "./seals.ts";

const firstSeals = createSeals(["the first secret"]);
const rotatedSeals = createSeals(["the second secret", "the first secret"]);
const secondSeals = createSeals(["the second secret"]);

test("a sealed text opens only with the secret that sealed it", () => {
  const sealedText = firstSeals.seal("secret link");
  expect(firstSeals.seal("secret link")).not.toBe(sealedText);
  expect(sealedText).not.toContain(Buffer.from("secret link").toString("base64url"));
  expect(firstSeals.open(sealedText)).toBe("secret link");
  expect(rotatedSeals.open(sealedText)).toBe("secret link");
  expect(secondSeals.open(rotatedSeals.seal("new"))).toBe("new");
  expect(secondSeals.open(sealedText)).toBeNull();
});

test("a sealed text does not open after any byte has changed", () => {
  const bytes = Buffer.from(firstSeals.seal("secret link"), "base64url");
  for (const at of bytes.keys()) {
    const changedBytes = Buffer.from(bytes);
    changedBytes[at] = (changedBytes[at] ?? 0) ^ 1;
    expect(firstSeals.open(changedBytes.toString("base64url")), `byte ${at}`).toBeNull();
    expect(firstSeals.open(bytes.subarray(0, at).toString("base64url")), `${at} bytes`).toBeNull();
  }
});

test("a digest depends on the text and on the newest secret", () => {
  const digest = firstSeals.digest("text");
  expect(rotatedSeals.digests("text")).toEqual([secondSeals.digest("text"), digest]);
  expect(rotatedSeals.digest("text")).toBe(secondSeals.digest("text"));
  expect(firstSeals.digests("text2")).not.toContain(digest);
});
