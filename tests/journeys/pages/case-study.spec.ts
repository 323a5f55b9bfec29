import { expect } from "@playwright/test";
import { open, pathOf } from "../../kit/content.ts";
import { test } from "../../kit/journey.ts";
import { sectionsOf } from "../../kit/prompt.ts";
import { strings } from "../../kit/strings.ts";

test("the contents beside the text mark the section being read", async ({ page }) => {
  await page.goto(pathOf(open));
  const contents = page.getByRole("navigation", { name: strings.study.contents });
  const colorOf = (index: number) =>
    contents
      .getByRole("link")
      .nth(index)
      .evaluate((link) => getComputedStyle(link).color);
  const quiet = await colorOf(2);
  await contents.getByRole("link").nth(2).click();
  await expect(sectionsOf(page).nth(2).getByRole("heading", { level: 2 })).toBeInViewport();
  await expect.poll(() => colorOf(2)).not.toBe(quiet);
  expect(await colorOf(0)).toBe(quiet);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("the contents fold into a disclosure", async ({ page }) => {
    await page.goto(pathOf(open));
    const links = page.getByRole("navigation", { name: strings.study.contents }).getByRole("link");
    await expect(links.first()).toBeHidden();
    await page.getByText(new RegExp(`^${strings.study.contents}`)).click();
    await expect(links).toHaveCount(open.sections.length);
    await links.last().click();
    await expect(sectionsOf(page).last().getByRole("heading", { level: 2 })).toBeInViewport();
  });
});
