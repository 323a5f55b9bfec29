import { expect, test } from "vitest";
import { sentencesIn } from "./sentences.ts";

test.each([
  ["en", "It rained at 3.5 mm per hour. Nobody came.", ["It rained at 3.5 mm per hour.", "Nobody came."]],
  ["en", "  Why not? Because. ", ["Why not?", "Because."]],
  ["en", "First line\n\nSecond line.", ["First line", "Second line."]],
  ["ja", "雨が降った。誰も来なかった。", ["雨が降った。", "誰も来なかった。"]],
  ["en", "", []],
])("splits this text in %s into its sentences: %j", (lang, text, sentences) => {
  expect(sentencesIn(text, lang)).toEqual(sentences);
});
