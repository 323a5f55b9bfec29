import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isLocked } from "./locked-content.ts";

const STUDY = "case-studies/search/case-study.yaml";
const SAMPLE_STUDY = "case-studies/trade/case-study.yaml";

test.each([
  [STUDY, "access: passcode\n", true],
  [STUDY, "hero:\n  title: Search\n", true],
  [STUDY, "access: public\ndraft: true\n", true],
  [STUDY, "access: public\nsections:\n  - notes: Said in the room\n", true],
  [STUDY, "access: public\nsections: [\n", true],
  [STUDY, "access: public\nsections:\n  - title: Notes\n", false],
  ["resumes/acme.pdf", "%PDF", true],
  ["pages/uses/page.yaml", "sections:\n  - notes: Said in the room\n", true],
  ["pages/uses/page.yaml", "sections:\n  - title: Notes\n", false],
  ["profile.yaml", "access: passcode\n", false],
])("%s with %j is locked: %s", (file, text, expected) => {
  expect(isLocked(file, Buffer.from(text))).toBe(expected);
});

test("a locked study of the sample does not count", () => {
  const text = readFileSync(`content/${SAMPLE_STUDY}`, "utf8");
  expect(isLocked(SAMPLE_STUDY, Buffer.from(text.replaceAll("\n", "\r\n")))).toBe(false);
  expect(isLocked(SAMPLE_STUDY, Buffer.from(`${text}# My own\naccess: passcode\n`))).toBe(true);
});
