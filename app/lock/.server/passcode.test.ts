import { timingSafeEqual } from "node:crypto";
import { describe, expect, test, vi } from "vitest";
import { foldPasscode, matchesPasscode } from "#app/lock/.server/passcode.ts";

vi.mock(import("node:crypto"), async (importOriginal) => {
  const crypto = await importOriginal();
  return { ...crypto, timingSafeEqual: vi.fn(crypto.timingSafeEqual) };
});

describe("foldPasscode", () => {
  test.each([
    ["a folded text to itself", "amber-canoe-river", "amber-canoe-river"],
    ["upper case", "Amber-CANOE-river", "amber-canoe-river"],
    ["outer white space", " \t amber-canoe\n", "amber-canoe"],
    ["a run of different separators", "amber - _ canoe", "amber-canoe"],
    ["en dash, em dash, minus, non-breaking hyphen", "a–b—c−d‑e", "a-b-c-d-e"],
    ["no-break and ideographic space", "a\u00a0b\u3000c", "a-b-c"],
    ["zero-width characters inside", "am\u200bb\u200der\u2060-ca\ufeffnoe", "amber-canoe"],
    ["a zero-width character before outer white space", "\u200b amber \u200b", "amber"],
    ["full-width letters", "ＡＭＢＥＲ", "amber"],
    ["a ligature", "ﬁne", "fine"],
    ["composed and decomposed letters", "e\u0301te\u0301", "\u00e9t\u00e9"],
    ["a zero-width character between letter and accent", "e\u200b\u0301", "\u00e9"],
    ["sharp s, small and capital", "straße STRAẞE STRASSE", "strasse-strasse-strasse"],
    ["Turkish capital i", "İstanbul", "istanbul"],
    ["typographic apostrophes", "\u2018\u2019\u201b\u02bc\u2032\u00b4`", "'".repeat(7)],
    ["typographic quotation marks", "\u201c\u201d\u201e\u201f\u2033", '"'.repeat(5)],
    ["final sigma", "ΟΔΟΣ", "οδος"],
    ["a text of only white space and zero-width characters", " \u200b\u2060\u00a0 ", ""],
  ])("folds %s", (_, text, folded) => {
    expect(foldPasscode(text)).toBe(folded);
  });

  test("preserves differences in dots, accents and missing separators", () => {
    for (const text of ["ambercanoe", "amber.canoe", "amber-canoe-", "amber-canoé"]) {
      expect(foldPasscode(text)).not.toBe("amber-canoe");
    }
  });

  test("does not change a folded text, whichever characters it contains", () => {
    for (let code = 0; code <= 0x2ffff; code++) {
      if (code >= 0xd800 && code <= 0xdfff) continue;
      const foldedText = foldPasscode(`a${String.fromCodePoint(code)}b`);
      if (foldPasscode(foldedText) !== foldedText) expect.fail(`U+${code.toString(16)}`);
    }
  });
});

describe("matchesPasscode", () => {
  test("returns the result of timingSafeEqual", () => {
    const compareSpy = vi.mocked(timingSafeEqual);
    compareSpy.mockReturnValueOnce(true);
    expect(matchesPasscode("wrong", "amber")).toBe(true);
    compareSpy.mockReturnValueOnce(false);
    expect(matchesPasscode("amber", "amber")).toBe(false);
  });

  test("matches nothing if the passcode folds to an empty text", () => {
    for (const attempt of ["", " ", "\u200b", "anything"]) expect(matchesPasscode(attempt, "")).toBe(false);
  });
});
