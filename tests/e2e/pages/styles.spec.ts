import { expect, type Page } from "@playwright/test";
import { allStates } from "../../helpers/browser/states.ts";
import { test } from "../../helpers/browser/test.ts";
import { open, pathOf } from "../../helpers/content/studies.ts";

/** Each path uses a different style sheet. */
const PATHS = ["/", pathOf(open), "/owner"];

test("every page contains all CSS rules that match its elements", async ({
  browser,
  origin,
  page,
  enterState,
}) => {
  const visitor = await browser.newPage();
  const allSelectors: string[] = [];
  for (const path of PATHS) {
    await visitor.goto(origin + path);
    allSelectors.push(...(await selectorsOf(visitor)));
  }
  await visitor.close();
  expect(new Set(allSelectors).size).toBeGreaterThan(100);

  for (const [name, state] of Object.entries(allStates)) {
    await page.context().clearCookies();
    await enterState(state);
    const pageSelectors = new Set(await selectorsOf(page));
    const missingSelectors = [...new Set(allSelectors)].filter((selector) => !pageSelectors.has(selector));
    const usedSelectors = await page.evaluate(
      (selectors) => selectors.filter((selector) => document.querySelector(selector)),
      missingSelectors,
    );
    expect(usedSelectors, name).toEqual([]);
  }
});

/** Lists the selectors that contain a class but no pseudo-class or pseudo-element. */
function selectorsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const rulesIn = (parent: CSSStyleSheet | CSSGroupingRule): CSSStyleRule[] =>
      Array.from(parent.cssRules).flatMap((rule) => {
        if (rule instanceof CSSStyleRule) return [rule];
        return rule instanceof CSSGroupingRule ? rulesIn(rule) : [];
      });
    const rules = Array.from(document.styleSheets).flatMap(rulesIn);
    return rules
      .map(({ selectorText }) => selectorText)
      .filter((selector) => /^[^:]*\.[^:]*$/.test(selector));
  });
}
