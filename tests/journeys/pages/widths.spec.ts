import { expect, type Page } from "@playwright/test";
import { open, pathOf } from "../../kit/content.ts";
import { test } from "../../kit/journey.ts";
import { loadedStates } from "../../kit/states.ts";
import { strings } from "../../kit/strings.ts";

const NAME = "Wolfeschlegelsteinhausenm";
const TITLE = "Rindfleischetikettierungsaufgabe";
const ADDRESS = `https://www.example.com/${"a1b2c3d4e5f6".repeat(8)}`;

for (const [name, state] of Object.entries(loadedStates)) {
  test(`long words scroll nothing sideways: ${name}`, async ({ page, enter }) => {
    await enter(state);
    await page.setViewportSize({ width: 320, height: 800 });
    await page.evaluate(lengthen, [NAME, TITLE, ADDRESS]);
    expect(await overhang(page), "320 px").toEqual([]);
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    expect(await overhang(page), "320 px, text at 200 %").toEqual([]);
    for (const width of [768, 820, 1200, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overhang(page), `${width} px, text at 200 %`).toEqual([]);
    }
  });
}

test("Back stands in line with the contents below it, whatever room a scrollbar takes", async ({
  page,
  visit,
}) => {
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await visit(pathOf(open));
    const back = await page.locator(".back-link").boundingBox();
    const contents = await page.getByRole("navigation", { name: strings.study.contents }).boundingBox();
    expect(back?.x, `${width} px`).toBeCloseTo(contents?.x ?? 0, 1);
  }
});

/** Runs in the page. Every text that may be the owner's becomes a long one. */
function lengthen([name = "", title = "", address = ""]: string[]): void {
  for (const disclosure of document.querySelectorAll("details")) disclosure.open = true;
  for (const element of document.querySelectorAll<HTMLElement>("[dir=auto], button:not(.zoom-open), .pill")) {
    const isHeading = /^H\d$/.test(element.tagName);
    const text = isHeading ? title : address;
    element.textContent = element.matches(".text-name") ? name : text;
    if (isHeading) element.style.setProperty("--longest", String(element.textContent.length));
  }
}

/** Both what makes the page scroll and what is cut off at its edge. */
function overhang(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    return [...document.querySelectorAll("[dir=auto], .pill")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const { left, right } = range.getBoundingClientRect();
        return right > clientWidth + 0.5 || left < -0.5;
      })
      .map((element) => `${element.nodeName} ${element.className}`)
      .concat(document.documentElement.scrollWidth > clientWidth ? ["the page"] : []);
  });
}
