import { describe, expect, test } from "vitest";
import { createLeakCheck } from "./leak-check.ts";

const SENTENCE = 'Nobody wanted the <same> screen at "month end", and the traders’ notes said so.';
const PUBLIC = "Everyone can read this sentence about a week in the library.";
const VIDEO = Buffer.from([0, 1, 2, 3]);

const leaksIn = createLeakCheck({
  sentences: [SENTENCE, PUBLIC, "Background", "We did so."],
  publicTexts: [`Before. ${PUBLIC} After.`],
  names: ["plan.png", "trade-video-0123456789"],
  files: [{ name: "content/plan.mp4", bytes: VIDEO }],
});

const html = SENTENCE.replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
const json = JSON.stringify(SENTENCE);

describe("finds a locked sentence in", () => {
  test.each([
    ["HTML", `<!doctype html><p>${html}</p>`],
    ["HTML with tags between words", html.replace("screen", '<em class="x">screen</em><!-- -->')],
    ["HTML with tags inside words", html.replace("screen", "scr<b>een</b>")],
    ["decimal entities", SENTENCE.replaceAll(/\W/gu, (mark) => `&#${mark.codePointAt(0)};`)],
    ["hexadecimal entities", SENTENCE.replaceAll(/\W/gu, (m) => `&#x${m.codePointAt(0)?.toString(16)};`)],
    ["soft hyphens", html.replace("screen", "scr&shy;een").replace("wanted", "wan\u00adted")],
    ["other capitalization and white space", SENTENCE.toUpperCase().replaceAll(" ", "\n  ")],
    ["Markdown emphasis", SENTENCE.replace("screen", "**screen**")],
    ["an address", `<a href="/search?q=${encodeURIComponent(SENTENCE)}">`],
    ["JSON", `const x={description:${json}}`],
    ["JSON with Unicode escapes", json.replaceAll(/[<>]/g, (m) => `\\u00${m.charCodeAt(0).toString(16)}`)],
    ["JSON inside JSON", JSON.stringify(json)],
  ])("%s", (_, text) => {
    expect(leaksIn(Buffer.from(text))).toEqual([`the locked sentence "${SENTENCE}"`]);
  });
});

test.each([
  ["a sentence that is also public", PUBLIC],
  ["a heading of one word", "<h2>Background</h2>"],
  ["a sentence of ten letters", "We did so."],
  ["a name inside a longer name", "floorplan.png plan.pngs"],
  ["other bytes", Buffer.from([0, 1, 2, 4])],
])("ignores %s", (_, content) => {
  expect(leaksIn(Buffer.from(content))).toEqual([]);
});

test("finds a locked file by its hash", () => {
  expect(leaksIn(VIDEO)).toEqual(["the locked file content/plan.mp4"]);
});

test("finds a locked file name in any size and format", () => {
  const leaks = leaksIn(Buffer.from('<img src="/media/trade-video-0123456789-800.avif" alt="plan.png">'));
  expect(leaks).toEqual(["the locked file name plan.png", "the locked file name trade-video-0123456789"]);
});
