import type { Locator } from "@playwright/test";
import fc from "fast-check";
import { expect, test } from "./open-studio.ts";

const TEXT_FIELD = "case-studies/everything/case-study.yaml#sections.0.description";
const SEQUENCE_COUNT = 12;
const KEY_COUNT = 24;
/** If a run fails, add its counterexample here. */
const FAILED_SEQUENCES: [string[]][] = [];
const TYPED_TEXTS = ["a", "word ", "Straße ", "x*y", "1. ", "- ", "#", "_", "[q]", "\\", "2 < 3 & "];
const PRESSED_KEYS = [
  ..."Enter Enter Backspace Delete ArrowLeft ArrowUp Home End Shift+Enter Shift+ArrowLeft".split(" "),
  ..."Shift+ArrowLeft Shift+Home ControlOrMeta+b ControlOrMeta+i ControlOrMeta+z".split(" "),
];
const sequence = fc.array(fc.oneof(fc.constantFrom(...TYPED_TEXTS), fc.constantFrom(...PRESSED_KEYS)), {
  minLength: KEY_COUNT,
  maxLength: KEY_COUNT,
});

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

test("saves a random text unchanged, or shows why the text cannot be saved", async ({ studio }) => {
  test.setTimeout(180_000);
  const { page } = studio;
  await studio.go("/everything");
  const undo = page.getByRole("button", { name: "Undo", exact: true });
  let savedCount = 0;
  const property = fc.asyncProperty(sequence, async (keys) => {
    const text = await studio.edit(TEXT_FIELD);
    await page.keyboard.press("ControlOrMeta+End");
    for (const key of keys) {
      if (PRESSED_KEYS.includes(key)) await page.keyboard.press(key);
      else await page.keyboard.type(key);
    }
    const writtenCharacters = await charactersOf(text);
    await page.keyboard.press("ControlOrMeta+Enter");
    const refusal = page.locator("[role=alert]");
    await expect(async () => {
      const isSaved = (await text.getAttribute("contenteditable")) === null;
      expect(isSaved || (await refusal.isVisible())).toBe(true);
    }).toPass();
    if (await refusal.isVisible()) {
      await expect(refusal).toHaveText(/^Markdown cannot express|must not be empty/);
      return page.keyboard.press("Escape");
    }
    savedCount += 1;
    await expect.poll(() => charactersOf(text)).toBe(writtenCharacters);
    // Each sequence begins with the same text, so that a failing sequence also fails as an example.
    if (await undo.isEnabled()) await undo.click();
    await expect(undo).toBeDisabled();
  });
  const seed = Date.now();
  console.log(`Seed of the random keys: ${seed}`);
  await fc.assert(property, {
    seed,
    numRuns: SEQUENCE_COUNT,
    examples: FAILED_SEQUENCES,
    endOnFailure: true,
  });
  expect(savedCount).toBeGreaterThan(SEQUENCE_COUNT / 2);
});
