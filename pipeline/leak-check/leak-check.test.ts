import { describe, expect, test } from "vitest";
import { createLeakCheck } from "./leak-check.ts";

const LOCKED_SENTENCE = 'Nobody wanted the <same> screen at "month end", and the traders’ notes said so.';
const PUBLIC_SENTENCE = "Everyone can read this sentence about a week in the library.";
const LOCKED_VIDEO = Buffer.from([0, 1, 2, 3]);

const findLeaks = createLeakCheck({
  sentences: [LOCKED_SENTENCE, PUBLIC_SENTENCE, "Background", "We did so."],
  publicTexts: [`Before. ${PUBLIC_SENTENCE} After.`],
  names: ["plan.png", "trade-video-0123456789"],
  files: [{ name: "content/plan.mp4", bytes: LOCKED_VIDEO }],
});

const sentenceInHtml = LOCKED_SENTENCE.replaceAll('"', "&quot;")
  .replaceAll("<", "&lt;")
  .replaceAll(">", "&gt;");
const splitSentence = sentenceInHtml.replace("screen", "scr<b>een</b>");
const sentenceInJson = JSON.stringify(LOCKED_SENTENCE);

describe("leak check", () => {
  test.each([
    ["HTML", `<!doctype html><p>${sentenceInHtml}</p>`],
    ["HTML with tags between words", sentenceInHtml.replace("screen", '<em class="x">screen</em><!-- -->')],
    [
      "HTML with a link that opens a new tab",
      sentenceInHtml.replace(
        "screen",
        '<a href="/">screen<span class="sr-only"> <!-- -->(new tab)</span></a>',
      ),
    ],
    ["a hint for screen readers", `<span class="sr-only">${splitSentence}</span>`],
    ["HTML with tags inside words", splitSentence],
    ["decimal entities", LOCKED_SENTENCE.replaceAll(/\W/gu, (mark) => `&#${mark.codePointAt(0)};`)],
    ["hex entities", LOCKED_SENTENCE.replaceAll(/\W/gu, (m) => `&#x${m.codePointAt(0)?.toString(16)};`)],
    ["soft hyphens", sentenceInHtml.replace("screen", "scr&shy;een").replace("wanted", "wan\u00adted")],
    ["different capitalization and white space", LOCKED_SENTENCE.toUpperCase().replaceAll(" ", "\n  ")],
    ["Markdown emphasis", LOCKED_SENTENCE.replace("screen", "**screen**")],
    ["an address", `<a href="/search?q=${encodeURIComponent(LOCKED_SENTENCE)}">`],
    ["JSON", `const x={description:${sentenceInJson}}`],
    ["escaped JSON", sentenceInJson.replaceAll(/[<>]/g, (m) => `\\u00${m.charCodeAt(0).toString(16)}`)],
    ["JSON inside JSON", JSON.stringify(sentenceInJson)],
  ])("finds a locked sentence in %s", (_, text) => {
    expect(findLeaks(Buffer.from(text))).toEqual([`the locked sentence "${LOCKED_SENTENCE}"`]);
  });
});

test.each(["我们删除了三个步骤。", "雨が降った。", "เราลบสามขั้นตอน"])(
  "finds %j, a sentence without spaces",
  (sentence) => {
    const leaksIn = createLeakCheck({
      sentences: [sentence, "步骤。"],
      publicTexts: [],
      names: [],
      files: [],
    });
    expect(leaksIn(Buffer.from(`<p>。${sentence}步骤</p>`))).toEqual([`the locked sentence "${sentence}"`]);
  },
);

test.each([
  ["a locked sentence that is also public", PUBLIC_SENTENCE],
  ["a heading of one word", "<h2>Background</h2>"],
  ["a sentence of ten letters", "We did so."],
  ["a name inside a longer name", "floorplan.png plan.pngs"],
  ["a file with different bytes", Buffer.from([0, 1, 2, 4])],
])("ignores %s", (_, content) => {
  expect(findLeaks(Buffer.from(content))).toEqual([]);
});

test("finds the name of a locked file in any size and format", () => {
  const leaks = findLeaks(Buffer.from('<img src="/media/trade-video-0123456789-800.avif" alt="plan.png">'));
  expect(leaks).toEqual(["the locked file name plan.png", "the locked file name trade-video-0123456789"]);
});
