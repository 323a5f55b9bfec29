import { describe, expect, test } from "vitest";
import { createSeals } from "./seals.ts";

const seals = createSeals(["the first secret"]);

describe("a sealed text", () => {
  const sealed = seals.seal("secret link", "row 1");

  test("is different each time and opens only with its secret and in its context", () => {
    expect(seals.seal("secret link", "row 1")).not.toBe(sealed);
    expect(seals.open(sealed, "row 1")).toBe("secret link");
    expect(createSeals(["the second secret", "the first secret"]).open(sealed, "row 1")).toBe("secret link");
    expect(createSeals(["the second secret"]).open(sealed, "row 1")).toBeNull();
    expect(seals.open(sealed, "row 2")).toBeNull();
  });

  test("does not open if any byte was changed or removed", () => {
    const bytes = Buffer.from(sealed, "base64url");
    for (const at of bytes.keys()) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(seals.open(changed.toString("base64url"), "row 1"), `byte ${at}`).toBeNull();
      expect(seals.open(bytes.subarray(0, at).toString("base64url"), "row 1"), `${at} bytes`).toBeNull();
    }
  });
});

test("a digest depends on the text and the secret, and the newest secret's is first", () => {
  const [first] = seals.digests("text");
  expect(createSeals(["the second secret", "the first secret"]).digests("text")[1]).toBe(first);
  expect(createSeals(["the second secret"]).digests("text")).not.toContain(first);
  expect(seals.digests("text2")).not.toContain(first);
});
