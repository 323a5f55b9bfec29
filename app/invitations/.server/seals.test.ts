import { expect, test } from "vitest";
import { createSeals } from "./seals.ts";

const seals = createSeals(["the first secret"]);
const rotated = createSeals(["the second secret", "the first secret"]);
const later = createSeals(["the second secret"]);

test("a sealed text is different each time and opens only with its secret", () => {
  const sealed = seals.seal("secret link");
  expect(seals.seal("secret link")).not.toBe(sealed);
  expect(sealed).not.toContain(Buffer.from("secret link").toString("base64url"));
  expect(seals.open(sealed)).toBe("secret link");
  expect(rotated.open(sealed)).toBe("secret link");
  expect(later.open(rotated.seal("new"))).toBe("new");
  expect(later.open(sealed)).toBeNull();
});

test("a sealed text does not open if any byte was changed or removed", () => {
  const bytes = Buffer.from(seals.seal("secret link"), "base64url");
  for (const at of bytes.keys()) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(seals.open(changed.toString("base64url")), `byte ${at}`).toBeNull();
    expect(seals.open(bytes.subarray(0, at).toString("base64url")), `${at} bytes`).toBeNull();
  }
});

test("a digest depends on the text and the secret, and the newest secret makes the stored one", () => {
  const digest = seals.digest("text");
  expect(rotated.digests("text")).toEqual([later.digest("text"), digest]);
  expect(rotated.digest("text")).toBe(later.digest("text"));
  expect(seals.digests("text2")).not.toContain(digest);
});
