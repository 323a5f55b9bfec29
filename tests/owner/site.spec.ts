import { expect, type Page } from "@playwright/test";
import { overhangingElements } from "../helpers/browser/overhang.ts";
import { sectionsOf } from "../helpers/browser/prompt.ts";
import { loadedStates } from "../helpers/browser/states.ts";
import { test } from "../helpers/browser/test.ts";
import { snapshot } from "../helpers/content/snapshot.ts";
import { caseStudies, customPages, lockedStudies, pathOf, profile } from "../helpers/content/studies.ts";
import { PASSCODE } from "../helpers/site/passcode.ts";

const MISSING_PATH = "/no-such-page";

for (const [name, state] of Object.entries(loadedStates)) {
  test(`the page "${name}" has a title and does not scroll sideways`, async ({ page, enterState }) => {
    await enterState(state);
    await expectNames(page, state.path);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overhangingElements(page), `${width} px`).toEqual([]);
    }
  });
}

for (const study of lockedStudies) {
  test(`${pathOf(study)} opens with the passcode, and offers the profile's mail`, async ({ page, visit }) => {
    await visit(pathOf(study));
    const hasMailLink = profile.links.some((link) => link.startsWith("mailto:"));
    await expect(page.locator('.prompt a[href^="mailto:"]')).toHaveCount(hasMailLink ? 1 : 0);
    const field = page.getByRole("main").getByRole("textbox");
    await expect(field).toBeVisible();
    await expect(sectionsOf(page)).toHaveCount(0);
    await field.fill(PASSCODE);
    await field.press("Enter");
    await expect(sectionsOf(page)).toHaveCount(study.sections.length);
    await expect(field).toHaveCount(0);
  });
}

test("pages follow the system color scheme only if theme.yaml has scheme: both", async ({ page, visit }) => {
  const backgroundIn = async (colorScheme: "light" | "dark") => {
    await page.emulateMedia({ colorScheme });
    return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  };
  await visit("/");
  const isSameBackground = (await backgroundIn("light")) === (await backgroundIn("dark"));
  expect(isSameBackground).toBe(snapshot.theme.scheme !== "both");
});

test("a list shows the image of a card when a visitor reaches its row", async ({ page, visit }) => {
  test.skip(snapshot.theme.home !== "list", "The cards are in a grid.");
  const card = page
    .locator("main li")
    .filter({ has: page.locator(".stage") })
    .last();
  const image = card.locator(".stage");
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit("/");
  await card.scrollIntoViewIfNeeded();
  await expect(image).toBeHidden();
  await card.hover();
  await expect(image).toBeVisible();
  await page.getByRole("contentinfo").hover();
  await expect(image).toBeHidden();
  await page.keyboard.press("Tab");
  await card.getByRole("link").focus();
  await expect(image).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole("contentinfo").hover();
  await expect(image).toBeVisible();
});

test("text runs in the direction of the language of the profile", async ({ page, visit }) => {
  const { direction } = new Intl.Locale(profile.lang).getTextInfo();
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const study of caseStudies.slice(0, 1)) {
    await visit(pathOf(study));
    expect(await page.locator("html").getAttribute("dir")).toBe(direction === "rtl" ? "rtl" : null);
    const backLink = await page.locator(".back-link").boundingBox();
    expect((backLink?.x ?? 0) > 640).toBe(direction === "rtl");
  }
});

for (const width of [390, 1280]) {
  test(`with text at 200% and ${width} px, a study shows its whole mark`, async ({ page, visit }) => {
    const [study] = caseStudies;
    test.skip(!snapshot.hasOwnFavicon || !study, "The content has no favicon.svg or no study.");
    await page.setViewportSize({ width, height: 844 });
    await visit(pathOf(study as (typeof caseStudies)[number]));
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    const mark = page.locator(".owner-name img");
    await expect(mark).toHaveCSS("width", "32px");
    await expect(mark).toBeInViewport({ ratio: 1 });
  });
}

async function expectNames(page: Page, path: string): Promise<void> {
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveCount(1);
  if (path === MISSING_PATH) return expect(page).toHaveTitle(/\S/);
  const study = caseStudies.find((study) => pathOf(study) === path);
  const customPage = customPages.find(({ slug }) => path === `/${slug}`);
  const name = study?.hero.title ?? customPage?.title ?? profile.name;
  await expect(heading).toHaveAccessibleName(name);
  const title = path === "/" ? (profile.title ?? name) : name;
  expect(await page.title()).toContain(title.replaceAll(/\s+/g, " "));
}
