import { expect, type Page } from "@playwright/test";
import { contactIn } from "#app/links.ts";
import { sectionsOf } from "../../helpers/browser/prompt.ts";
import { test } from "../../helpers/browser/test.ts";
import { shownText } from "../../helpers/content/shown-text.ts";
import { strings } from "../../helpers/content/strings.ts";
import {
  customPages,
  open,
  pathOf,
  profile,
  publicStudies,
  type Study,
  studiesAfter,
  titleOf,
} from "../../helpers/content/studies.ts";
import { expectHero, expectSections } from "../../helpers/content/study-parts.ts";

for (const study of publicStudies) {
  test(`${pathOf(study)} shows its hero, sections in order and next project`, async ({ page, visit }) => {
    await visit(pathOf(study));
    await expectHero(page, study);
    await expectSections(page, study);
    await expectIdleVideos(page);
    await expect(page.getByRole("textbox")).toHaveCount(0);

    await test.step("the page has metadata for search engines and link previews", async () => {
      await expect(page).toHaveTitle(new RegExp(`^${RegExp.escape(study.hero.title)}`));
      for (const [selector, attribute, value] of [
        ['meta[name="description"]', "content", shownText(study.summary)],
        ['link[rel="canonical"]', "href", new RegExp(`${pathOf(study)}$`)],
        ['meta[property="og:title"]', "content", await page.title()],
        ['meta[name="theme-color"]', "content", study.hero.bgColor],
      ] as const)
        await expect(page.locator(selector)).toHaveAttribute(attribute, value);
    });

    await test.step("the page ends with contact details and the résumé", async () => {
      const { href, text } = contactIn(profile.links);
      await expect(page.getByRole("main").getByText(text, { exact: true })).toBeVisible();
      // The first link is next to the owner's name.
      await expect(page.locator(`main a[href="${href}"]`)).toHaveCount(2);
      await expect(page.getByText(profile.availability ?? "")).toBeVisible();
      const address = await page.getByRole("link", { name: strings.contact.resume }).getAttribute("href");
      expect(address).toMatch(/^\/media\/[0-9a-f]{10}-resume\.pdf$/);
      const resume = await page.request.get(address ?? "");
      expect(resume.headers()["content-type"]).toBe("application/pdf");
      expect(String(await resume.body())).toMatch(/^%PDF-/);
    });

    await test.step("the page links to the next project and three more projects", async () => {
      const following = studiesAfter(study);
      const next = following.find(({ access }) => access === "public") ?? (following[0] as Study);
      const others = following.filter((other) => other !== next);
      const links = (name: string) => page.getByRole("navigation", { name }).getByRole("link");
      await expect(links(strings.study.others)).toHaveText(others.slice(0, 3).map(nameOf));
      await expect(links(strings.study.next)).toHaveAccessibleName(nameOf(next));
      await links(strings.study.next).click();
      await expect(page).toHaveURL(pathOf(next));
    });
  });
}

for (const { slug, title, sections } of customPages) {
  test(`the custom page /${slug} shows its sections and starts no videos`, async ({ page, visit }) => {
    await visit(`/${slug}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expectSections(page, { sections });
    await expectIdleVideos(page);
  });
}

test("other projects move on hover and on focus, like their cards", async ({ page, visit }) => {
  await visit("/short");
  for (const name of [strings.study.others, strings.study.next]) {
    const navigation = page.getByRole("navigation", { name });
    const image = navigation.locator(".front, .hero-image img").filter({ visible: true }).first();
    const link = image.locator("xpath=ancestor::*[contains(@class, 'card relative')][1]").getByRole("link");
    const pose = () =>
      image.evaluate((layer) => getComputedStyle(layer).transform + getComputedStyle(layer).translate);
    await link.scrollIntoViewIfNeeded();
    const restPose = await pose();
    await link.hover();
    await expect.poll(pose, name).not.toBe(restPose);
    await page.mouse.move(0, 0);
    await expect.poll(pose, name).toBe(restPose);
    await page.keyboard.press("Tab");
    await link.focus();
    await expect.poll(pose, name).not.toBe(restPose);
  }
});

test("the Back link stays in place while the visitor scrolls", async ({ browserName, page, visit }) => {
  test.skip(browserName === "firefox", "Firefox does not support scroll timelines");
  await visit(pathOf(open));
  const backLink = page.getByRole("link", { name: strings.page.back, exact: true });
  const initialBox = await backLink.boundingBox();
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(await backLink.boundingBox()).toEqual(initialBox);
});

test.describe("the table of contents", () => {
  test.beforeEach(({ visit }) => visit(pathOf(open)));

  test("shows the link to the current section in a different color", async ({ browserName, page }) => {
    test.skip(browserName === "firefox", "Firefox does not support scroll timelines");
    const colorOf = (index: number) =>
      contentsLinks(page)
        .nth(index)
        .evaluate((link) => getComputedStyle(link).color);
    const unmarkedColor = await colorOf(2);
    await contentsLinks(page).nth(2).click();
    await expect(headings(page).nth(2)).toBeInViewport();
    await expect.poll(() => colorOf(2)).not.toBe(unmarkedColor);
    expect(await colorOf(0)).toBe(unmarkedColor);
  });

  test("follows the current section in a short window, unless focused", async ({ browserName, page }) => {
    test.skip(browserName === "firefox", "Firefox does not support scroll timelines");
    await page.setViewportSize({ width: 1280, height: 300 });
    const links = contentsLinks(page);
    await expect(links.last()).not.toBeInViewport();
    await sectionsOf(page)
      .last()
      .evaluate((section) => section.scrollIntoView({ behavior: "instant" }));
    await expect(links.last()).toBeInViewport();
    await expect(links.first()).not.toBeInViewport();
    await links.first().focus();
    await expect(links.first()).toBeInViewport();
  });

  test("is collapsed on a phone, and collapses again after each click", async ({ browserName, page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const links = contentsLinks(page);
    const title = page.locator(".bar-title");
    const summary = page.locator("summary");
    const hasBar = browserName !== "firefox";
    if (hasBar) {
      for (const part of [title, summary]) await expect(part).not.toBeInViewport();
      await page.evaluate(() => scrollTo({ top: 1500, behavior: "instant" }));
      await expect(title).toHaveText(open.hero.title);
      await expect(title).toBeInViewport();
    }
    await expect(links.first()).toBeHidden();
    const count = open.sections.filter(titleOf).length;
    await expect(summary).toContainText(String(count));
    await summary.click();
    await expect(links).toHaveCount(count);
    await links.last().click();
    await expect(headings(page).last()).toBeInViewport();
    if (!hasBar) return;
    await expect(links.first()).toBeHidden();
    await page.locator(".contents-again").click();
    await links.first().click();
    await expect(headings(page).first()).toBeInViewport();
    await expect(links.first()).toBeHidden();
  });

  test("scrolls on a phone if it is higher than the window", async ({ browserName, page }) => {
    test.skip(browserName === "firefox", "Firefox does not support scroll timelines");
    await page.setViewportSize({ width: 360, height: 300 });
    await page.evaluate(() => scrollTo({ top: 1500, behavior: "instant" }));
    await page.locator("summary").click();
    const links = contentsLinks(page);
    await expect(links.last()).not.toBeInViewport();
    await links.first().hover();
    await page.mouse.wheel(0, 3000);
    await expect(links.last()).toBeInViewport();
  });
});

test("section images are no wider than their file and no higher than the window", async ({ page, visit }) => {
  await visit(pathOf(open));
  // The selector excludes posters, which have the size of their video, and tall images, which scroll.
  const images = page.locator(".panel img:not(.video img, .window img)").filter({ visible: true });
  await page.setViewportSize({ width: 1280, height: 600 });
  expect(await images.count()).toBeGreaterThan(2);
  for (const image of await images.all()) {
    const { width = 0, height } = (await image.boundingBox()) ?? {};
    expect(width).toBeLessThanOrEqual(Number(await image.getAttribute("width")));
    expect(height).toBeLessThanOrEqual(600);
  }
});

/** Returns the name of a link to a study that can be locked. */
function nameOf({ hero, access }: Study): string {
  return access === "passcode" ? `${hero.title} ${strings.links.locked}` : hero.title;
}

function contentsLinks(page: Page) {
  return page
    .getByRole("navigation", { name: strings.study.contents })
    .getByRole("listitem")
    .getByRole("link", { includeHidden: true });
}

function headings(page: Page) {
  return sectionsOf(page).getByRole("heading", { level: 2 });
}

async function expectIdleVideos(page: Page): Promise<void> {
  for (const video of await page.locator("video").all()) {
    const properties = { controls: true, autoplay: false, preload: "none", readyState: 0 };
    for (const [name, value] of Object.entries(properties)) await expect(video).toHaveJSProperty(name, value);
  }
}

test("a caption is next to a figure that leaves 200 px, and otherwise below it", async ({ page, visit }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(pathOf(open));
  for (const [caption, isBeside] of [
    ["A narrow line.", true],
    ['A line under it, with "quotes" & <signs>.', false],
  ] as const) {
    const figure = page.locator("figure").filter({ hasText: caption });
    const panel = await figure.locator(".panel").boundingBox();
    const text = await figure.locator("figcaption").boundingBox();
    if (!panel || !text) throw new Error("The figure is hidden.");
    expect(text.x >= panel.x + panel.width).toBe(isBeside);
    expect(text.y >= panel.y + panel.height).toBe(!isBeside);
  }
});

test("a section with a color reaches the edge of the window, and its text stays in the body", async ({
  page,
  visit,
  browserName,
  expectedErrors,
}) => {
  // Playwright adds a style for each screenshot, which the policy refuses.
  if (browserName === "firefox") expectedErrors.push(/blocked an inline style/);
  await visit(pathOf(open));
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const band = page.locator(".on-color").first();
    await band.scrollIntoViewIfNeeded();
    const box = await band.boundingBox();
    // A scroll bar can cover the edge of the window.
    const edgeOfPage = await page.evaluate(() => document.documentElement.clientWidth - 1);
    const pixelAt = (x: number) =>
      page.screenshot({ clip: { x, y: (box?.y ?? 0) + 2, width: 1, height: 1 } });
    expect(await pixelAt(edgeOfPage)).toEqual(await pixelAt((box?.x ?? 0) + 2));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(edgeOfPage + 1);
  }
});
