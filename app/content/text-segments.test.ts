import { expect, test } from "vitest";
import { countWords, sentencesIn, wordsIn } from "./text-segments.ts";

test.each([
  ["en", "It rained at 3.5 mm per hour. Nobody came.", ["It rained at 3.5 mm per hour.", "Nobody came."]],
  ["en", "  Why not? Because. ", ["Why not?", "Because."]],
  ["en", "First line\n\nSecond line.", ["First line", "Second line."]],
  ["ja", "雨が降った。誰も来なかった。", ["雨が降った。", "誰も来なかった。"]],
  ["en", "", []],
])("splits this text in %s into its sentences: %j", (lang, text, sentences) => {
  expect(sentencesIn(text, lang)).toEqual(sentences);
});

test.each([
  ["Don't e-mail https://a.example/b.", ["Don", "t", "e", "mail", "https", "a", "example", "b"]],
  ["我们喜欢设计。", ["我们", "喜欢", "设计"]],
  ["เราลบสามขั้นตอน", ["เรา", "ลบ", "สาม", "ขั้น", "ตอน"]],
])("splits %j into words", (text, words) => {
  expect(wordsIn(text)).toEqual(words);
});

test.each([
  ["One e-mail – two lines.\n", 4 + 1],
  ["我们删除了 3 个步骤。", 6],
])("counts the words of %j", (text, count) => {
  expect(countWords(text)).toBe(count);
});
