import { expect, type Page } from "@playwright/test";
import { contactIn } from "#app/links.ts";
import { shownText } from "../../helpers/content/shown-text.ts";
import { expectHero, expectSections } from "../../helpers/content/study-parts.ts";
import {
  after,
  open,
  ownPages,
  pathOf,
  profile,
  publicStudies,
  type Study,
  shownIn,
  titleOf,
} from "../../helpers/content.ts";
import { test } from "../../helpers/journey.ts";
import { sectionsOf } from "../../helpers/prompt.ts";
import { wholeStudy } from "../../helpers/states.ts";
import { strings } from "../../helpers/strings.ts";

for (const study of publicStudies) {
  test(`${pathOf(study)} shows hero and sections in order, metadata, contact and the next project`, async ({
    page,
    visit,
  }) => {
    await visit(pathOf(study));
    await expectHero(page, study);
    await expectSections(page, study);

    await test.step("plays no video automatically, and has no form", async () => {
      await expectWaitingVideos(page);
      await expect(page.getByRole("textbox")).toHaveCount(0);
    });

    await test.step("has one footer and named navigation landmarks", async () => {
      await expect(page.getByRole("contentinfo")).toHaveCount(1);
      for (const nav of await page.getByRole("navigation").all())
        await expect(nav).toHaveAccessibleName(/\w/);
    });

    await test.step("has metadata for search engines and link previews", async () => {
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

    await test.step("ends with contact details and résumé", async () => {
      const { href, text } = contactIn(profile.links);
      await expect(page.locator("main").getByText(text, { exact: true })).toBeVisible();
      await expect(page.locator(`main a[href="${href}"]`)).toBeVisible();
      await expect(page.getByText(profile.availability ?? "")).toBeVisible();
      const address = await page.getByRole("link", { name: strings.contact.resume }).getAttribute("href");
      expect(address).toMatch(/^\/media\/resume-[0-9a-f]{10}\.pdf$/);
      const resume = await page.request.get(address ?? "");
      expect(resume.headers()["content-type"]).toBe("application/pdf");
      expect(String(await resume.body())).toMatch(/^%PDF-/);
    });

    await test.step("links to the next project", async () => {
      const [next] = after(study) as [Study];
      const strip = page.getByRole("navigation", { name: strings.study.others }).getByRole("link");
      await expect(strip).toHaveText(
        after(study)
          .slice(1, 4)
          .map(({ hero }) => hero.title),
      );
      const link = page.getByRole("navigation", { name: strings.study.next }).getByRole("link");
      await expect(link).toHaveAccessibleName(next.hero.title);
      await link.click();
      await expect(page).toHaveURL(pathOf(next));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(next.hero.title);
    });
  });
}

for (const { slug, title, sections } of ownPages) {
  test(`/${slug} shows the sections of the owner's own page, and plays no video automatically`, async ({
    page,
    visit,
  }) => {
    await visit(`/${slug}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expectSections(page, { sections });
    await expectWaitingVideos(page);
  });
}

test("Back stays in place while scrolling, and leads home", async ({ page, visit }) => {
  await visit(pathOf(open));
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

test("the contents next to the text mark the current section", async ({ browserName, page, visit }) => {
  test.skip(browserName === "firefox", "Firefox does not support scroll timelines");
  await visit(pathOf(open));
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

test("in a low window, the contents scroll to the current section unless they have focus", async ({
  browserName,
  page,
  visit,
}) => {
  test.skip(browserName === "firefox", "Firefox does not support scroll timelines");
  await page.setViewportSize({ width: 1280, height: 300 });
  await visit(pathOf(open));
  const links = page.getByRole("navigation", { name: strings.study.contents }).getByRole("link");
  await expect(links.last()).not.toBeInViewport();
  await sectionsOf(page)
    .last()
    .evaluate((section) => section.scrollIntoView({ behavior: "instant" }));
  await expect(links.last()).toBeInViewport();
  await expect(links.first()).not.toBeInViewport();
  await links.first().focus();
  await expect(links.first()).toBeInViewport();
});

test("on a phone, the contents are collapsed behind a summary", async ({ browserName, page, visit }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(pathOf(open));
  const contents = page.getByRole("navigation", { name: strings.study.contents });
  const links = contents.getByRole("listitem").getByRole("link");
  const title = page.locator(".bar-title");
  const hasBar = browserName !== "firefox";
  if (hasBar) {
    await expect(title).not.toBeInViewport();
    await expect(page.locator("summary")).not.toBeInViewport();
    await page.evaluate(() => scrollTo({ top: 1500, behavior: "instant" }));
    await expect(title).toHaveText(open.hero.title);
    await expect(title).toBeInViewport();
  }
  await expect(links.first()).toBeHidden();
  const titled = open.sections.filter(titleOf).length;
  await expect(page.locator("summary")).toContainText(String(titled));
  await page.locator("summary").click();
  await expect(links).toHaveCount(titled);
  await links.last().click();
  await expect(sectionsOf(page).getByRole("heading", { level: 2 }).last()).toBeInViewport();
  if (!hasBar) return;
  await expect(links.first()).toBeHidden();
  await page.locator(".contents-again").click();
  await links.first().click();
  await expect(sectionsOf(page).first().getByRole("heading", { level: 2 })).toBeInViewport();
  await expect(links.first()).toBeHidden();
});

test("prints every image, even if it was never scrolled into view", async ({ page, enter, browserName }) => {
  await enter(wholeStudy(open));
  // Playwright passes inches to Firefox, which expects centimeters.
  const sheet = browserName === "firefox" ? { width: "21in", height: "29.7in" } : { format: "A4" };
  const pdf = (await page.pdf(sheet)).toString("latin1");
  const printed = pdf.match(/\/Subtype \/Image/g)?.length ?? 0;
  // The PDF contains a repeated image once.
  const names = open.sections.flatMap<object>(shownIn).map((shown) => "imgLink" in shown && shown.imgLink);
  expect(printed).toBeGreaterThanOrEqual(new Set(names.filter(Boolean)).size);
});

test("shows section images no larger than their file, and no higher than the window", async ({
  page,
  visit,
}) => {
  await visit(pathOf(open));
  // Posters take the size of their video.
  const pictures = page.locator(".panel img:not(.video img)");
  for (const height of [600, 720]) {
    await page.setViewportSize({ width: 1280, height });
    const shown = await pictures.evaluateAll((images: HTMLImageElement[]) =>
      images.map((image) => {
        const { width, height } = image.getBoundingClientRect();
        return { own: Number(image.getAttribute("width")), width, height };
      }),
    );
    expect(shown.length).toBeGreaterThan(2);
    for (const { own, ...size } of shown) {
      expect(size.width).toBeLessThanOrEqual(own);
      expect(size.height).toBeLessThanOrEqual(height);
    }
  }
});

async function expectWaitingVideos(page: Page): Promise<void> {
  for (const video of await page.locator("video").all()) {
    await expect(video).toHaveJSProperty("controls", true);
    await expect(video).toHaveJSProperty("autoplay", false);
    await expect(video).toHaveJSProperty("preload", "none");
    await expect(video).toHaveJSProperty("readyState", 0);
  }
}
