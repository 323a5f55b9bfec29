import type { Locator } from "@playwright/test";
import { expect, test } from "./open-studio.ts";

const TEXT_FIELD = "case-studies/everything/case-study.yaml#sections.0.description";
const SEQUENCE_COUNT = 12;
const KEY_COUNT = 24;
const TYPED_TEXTS = ["a", "word ", "Straße ", "x*y", "1. ", "- ", "#", "_", "[q]", "\\", "2 < 3 & "];
const PRESSED_KEYS = [
  ..."Enter Enter Backspace Delete ArrowLeft ArrowUp Home End Shift+Enter Shift+ArrowLeft".split(" "),
  ..."Shift+ArrowLeft Shift+Home ControlOrMeta+b ControlOrMeta+i ControlOrMeta+z".split(" "),
];

/** Returns all characters with their formatting, but without spaces, because Markdown collapses them. */
function charactersOf(text: Locator): Promise<string> {
  return text.evaluate((root) => {
    const readNode = (node: Node): string => {
      if (node.nodeType !== Node.TEXT_NODE) return [...node.childNodes].map(readNode).join("");
      const parent = node.parentElement as Element;
      const isInside = (selector: string) => root.contains(parent.closest(selector)?.parentElement ?? null);
      const marks = ["b, strong", "i, em", "li", "a"]
        .map((selector) => (isInside(selector) ? 1 : 0))
        .join("");
      return Array.from((node.nodeValue ?? "").replaceAll(/\s/g, ""), (char) => char + marks).join("");
    };
    return readNode(root);
  });
}

test("saves a random text unchanged, or shows why the text cannot be saved", async ({ studio }, {
  project,
}) => {
  test.setTimeout(180_000);
  const { page } = studio;
  await studio.go("/everything");
  let [savedCount, seed] = [0, project.name.length];
  const pickRandom = <T>(items: T[]): T => {
    seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return items[Math.floor((seed / 2 ** 32) * items.length)] as T;
  };
  for (let sequence = 0; sequence < SEQUENCE_COUNT; sequence += 1) {
    const text = await studio.edit(TEXT_FIELD);
    await page.keyboard.press("ControlOrMeta+End");
    for (let count = 0; count < KEY_COUNT; count += 1) {
      if (pickRandom([true, false])) await page.keyboard.type(pickRandom(TYPED_TEXTS));
      else await page.keyboard.press(pickRandom(PRESSED_KEYS));
    }
    const writtenCharacters = await charactersOf(text);
    await page.keyboard.press("ControlOrMeta+Enter");
    const refusal = page.locator("[role=alert]");
    await expect(async () => {
      const isSaved = (await text.getAttribute("contenteditable")) === null;
      expect(isSaved || (await refusal.isVisible())).toBe(true);
    }).toPass();
    if (await refusal.isVisible()) {
      await expect(refusal).toHaveText(/^(Markdown cannot express|Must not be empty)/);
      await page.keyboard.press("Escape");
      continue;
    }
    savedCount += 1;
    await expect.poll(() => charactersOf(text), `sequence ${sequence}`).toBe(writtenCharacters);
  }
  expect(savedCount).toBeGreaterThan(SEQUENCE_COUNT / 2);
});
