import { expect, type Page } from "@playwright/test";
import { locked, open, pathOf } from "../../helpers/content.ts";
import { test } from "../../helpers/journey.ts";
import { strings } from "../../helpers/strings.ts";

const TITLE = "Background Dashboard";

for (const path of ["/", "/brief", pathOf(open), pathOf(locked)])
  test(`${path} breaks no word of a title and hides the skip link with text at 200%`, async ({
    page,
    visit,
  }) => {
    await visit(path);
    await page.evaluate(enlargeTexts, TITLE);
    for (const width of [320, 390, 600, 768, 820, 1100, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await titleProblems(page), `${width} px`).toEqual([]);
      await expect.soft(page.getByRole("link", { name: strings.page.skip })).not.toBeInViewport();
    }
  });

/** Replaces every title. Runs in the page. */
function enlargeTexts(title: string): void {
  const longestWord = Math.max(...title.split(" ").map((word) => word.length));
  document.documentElement.style.fontSize = "200%";
  for (const element of document.querySelectorAll(".sr-only")) element.remove();
  for (const element of document.querySelectorAll<HTMLElement>("h1, h2, h3, .card-link, .card-link span")) {
    if (element.childElementCount > 0) continue;
    element.textContent = title;
    element.style.setProperty("--longest", String(longestWord));
  }
}

/** Lists words of titles that are on two lines, and titles that are not above their description. */
function titleProblems(page: Page): Promise<string[]> {
  return page.locator("h1, h2, h3, .card-link").evaluateAll((titles) =>
    titles.flatMap((title) => {
      const description = title.matches(":has(+ p)") ? title.nextElementSibling : null;
      const { top = Infinity } = description?.getBoundingClientRect() ?? {};
      const problems =
        top < title.getBoundingClientRect().bottom ? [`beside "${description?.textContent}"`] : [];
      const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const { 0: word, index } of (text.textContent ?? "").matchAll(/[^\s-]+/g)) {
          const range = new Range();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (range.getClientRects().length > 1) problems.push(`${word} in ${title.outerHTML.slice(0, 99)}`);
        }
      }
      return problems;
    }),
  );
}
