import { expect } from "@playwright/test";
import { shownText } from "../../kit/content/shown-text.ts";
import { expectHero, expectSections } from "../../kit/content/study-parts.ts";
import { nextOf, pathOf, publicStudies } from "../../kit/content.ts";
import { test } from "../../kit/journey.ts";
import { sectionsOf } from "../../kit/prompt.ts";
import { strings } from "../../kit/strings.ts";

for (const study of publicStudies) {
  test.describe(pathOf(study), () => {
    test.beforeEach(({ visit }) => visit(pathOf(study)));

    test("begins with the hero: picture, title, description and tags", async ({ page }) => {
      await expectHero(page, study);
    });

    test("shows every section in its kind and order, with its line breaks", async ({ page }) => {
      await expectSections(page, study);
    });

    test("plays no film by itself, and has nothing to fill in", async ({ page }) => {
      for (const video of await page.locator("video").all()) {
        await expect(video).toHaveJSProperty("controls", true);
        await expect(video).toHaveJSProperty("autoplay", false);
        await expect(video).toHaveJSProperty("preload", "none");
        await expect(video).toHaveJSProperty("readyState", 0);
      }
      await expect(page.getByRole("textbox")).toHaveCount(0);
    });

    test("has one h1, an h2 for each section, and landmarks", async ({ page }) => {
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expect(sectionsOf(page).getByRole("heading", { level: 2 })).toHaveCount(study.sections.length);
      await expect(page.getByRole("main")).toHaveCount(1);
      await expect(page.getByRole("contentinfo")).toHaveCount(1);
      for (const nav of await page.getByRole("navigation").all())
        await expect(nav).toHaveAccessibleName(/\w/);
    });

    test("keeps Back in place while scrolling, and it goes home", async ({ page }) => {
      const back = page.getByRole("link", { name: strings.page.back, exact: true });
      const before = await back.boundingBox();
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
      expect(await back.boundingBox()).toEqual(before);
      expect(before?.x).toBeLessThan(200);
      expect(before?.y).toBeLessThan(100);
      await back.click();
      await expect(page).toHaveURL("/");
    });

    test("ends with the next project", async ({ page }) => {
      const next = nextOf(study);
      const link = page.getByRole("navigation", { name: strings.study.next }).getByRole("link");
      await expect(link).toHaveAccessibleName(next.hero.title);
      await link.click();
      await expect(page).toHaveURL(pathOf(next));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(next.hero.title);
    });

    test("names itself to search engines and networks", async ({ page }) => {
      await expect(page).toHaveTitle(new RegExp(`^${RegExp.escape(study.hero.title)}`));
      await expect(page.locator('meta[name="description"]')).toHaveAttribute(
        "content",
        shownText(study.summary),
      );
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        "href",
        new RegExp(`${pathOf(study)}$`),
      );
      await expect(page.locator('meta[property="og:title"]')).toHaveCount(1);
    });
  });

  test(`${pathOf(study)} asks for no script`, async ({ page, visit }) => {
    const scripts: string[] = [];
    page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
    await visit(pathOf(study));
    await expect(page.locator("script[src], script[type=module], link[rel=modulepreload]")).toHaveCount(0);
    expect(scripts).toEqual([]);
  });
}
