import { expect } from "@playwright/test";
import { test } from "../../helpers/browser/test.ts";
import { strings } from "../../helpers/content/strings.ts";
import { locked, open, pathOf } from "../../helpers/content/studies.ts";

const TITLE = "Background Dashboard";

for (const path of ["/", "/brief", pathOf(open), pathOf(locked)])
  test(`with text at 200%, ${path} keeps words whole and the skip link hidden`, async ({ page, visit }) => {
    await visit(path);
    await page.evaluate(enlargeTextAndSetTitles, TITLE);
    for (const width of [320, 390, 600, 820, 1100, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await page.evaluate(brokenWords), `${width} px`).toEqual([]);
      expect.soft(await page.evaluate(titlesNextToDescription), `${width} px`).toEqual([]);
      await expect.soft(page.getByRole("link", { name: strings.page.skip })).not.toBeInViewport();
    }
  });

test("with text at 200%, the Contents button stays inside the sticky bar", async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(pathOf(open));
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  const bar = page.locator(".back-bar");
  const contents = page.locator(".toc summary");
  await page.mouse.wheel(0, 3000);
  await expect(contents).toBeInViewport({ ratio: 1 });
  await expect
    .poll(async () => {
      const [outer, inner] = [await bar.boundingBox(), await contents.boundingBox()];
      return (inner?.y ?? 0) + (inner?.height ?? 999) - ((outer?.y ?? 0) + (outer?.height ?? 0));
    })
    .toBeLessThanOrEqual(0);
});

/** Doubles the text size and replaces every title. Runs in the page. */
function enlargeTextAndSetTitles(title: string): void {
  const longestWord = Math.max(...title.split(" ").map((word) => word.length));
  document.documentElement.style.fontSize = "200%";
  for (const element of document.querySelectorAll(".sr-only")) element.remove();
  for (const element of document.querySelectorAll<HTMLElement>("h1, h2, h3, .card-link, .card-link span")) {
    if (element.childElementCount > 0) continue;
    element.textContent = title;
    element.style.setProperty("--longest", String(longestWord));
  }
}

/** Lists the words that continue on another line. Runs in the page. */
function brokenWords(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    // The part after the @ of an address can be wider than a phone.
    if (!parent?.checkVisibility() || parent.matches("[href^='mailto:']")) continue;
    for (const { 0: word, index } of (node.nodeValue ?? "").matchAll(/[^\s\-/@.]+/g)) {
      const range = new Range();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set(Array.from(range.getClientRects(), ({ top }) => top));
      if (lines.size > 1) words.push(`${word} in ${parent.outerHTML.slice(0, 99)}`);
    }
  }
  return words;
}

/** Lists the titles that are next to their description. Runs in the page. */
function titlesNextToDescription(): string[] {
  return Array.from(document.querySelectorAll(":is(h1, h2):has(+ p)"))
    .filter((title) => {
      const { top = 0 } = title.nextElementSibling?.getBoundingClientRect() ?? {};
      return top < title.getBoundingClientRect().bottom;
    })
    .map(({ outerHTML }) => outerHTML);
}
