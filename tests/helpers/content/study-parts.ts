import { expect, type Locator, type Page } from "@playwright/test";
import { promptOf, sectionsOf } from "../browser/prompt.ts";
import { shownText } from "./shown-text.ts";
import { strings } from "./strings.ts";
import { hasImage, hasVideo, mediaIn, profile, type Section, type Study, titleOf } from "./studies.ts";

export async function expectHero(page: Page, { hero, role, team, outcome = [] }: Study): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(hero.title);
  await expect(page.getByText(hero.description).first()).toBeVisible();
  await expect(page.getByRole("link", { name: profile.name, exact: true })).toHaveAttribute("href", "/");
  const chipTexts = await page
    .getByRole("list", { name: strings.study.tags })
    .getByRole("listitem")
    .allInnerTexts();
  const isLocked = await promptOf(page).field.isVisible();
  expect(chipTexts).toEqual([...(isLocked ? [strings.lock.locked] : []), ...hero.tags]);
  const facts = [role, ...outcome.map(({ value, what }) => `${value} ${what}`), team];
  await expect(page.getByRole("definition")).toHaveText(facts);
  if (hero.imgLink) await expectPicture(page.getByRole("img", { name: hero.alt }));
}

export async function expectSections(page: Page, { sections }: Pick<Study, "sections">): Promise<void> {
  await expect(sectionsOf(page)).toHaveCount(sections.length);
  for (const [index, section] of sections.entries()) {
    const element = sectionsOf(page).nth(index);
    const title = titleOf(section);
    await expect(element.getByRole("heading", { level: 2 })).toHaveText(title ? [title] : []);
    await expectSectionParts(element, section);
  }
}

async function expectSectionParts(element: Locator, section: Section): Promise<void> {
  const description = "description" in section && section.description;
  if (description) await expectRichText(element.locator(".section-head .rich-text"), description);
  const bullets = section.type === "blockWithBullets" ? section.bullets : [];
  await expect(element.getByRole("heading", { level: 3 })).toHaveText(bullets.map(({ title }) => title));
  for (const [index, bullet] of bullets.entries())
    await expectRichText(element.locator(".bullets .rich-text").nth(index), bullet.description);
  const cells = section.type === "table" ? [section.columns, ...section.rows].flat() : [];
  await expect(element.locator("th, td")).toHaveText(cells);
  await expect(element.locator("caption")).toHaveText(
    section.type === "table" ? [section.caption ?? []].flat() : [],
  );
  if (section.type === "quote") await expectRichText(element.locator("blockquote .rich-text"), section.quote);
  const media = mediaIn(section);
  const images = media.filter(hasImage);
  const videos = media.filter(hasVideo);
  await expect(element.getByRole("img").filter({ visible: true })).toHaveCount(images.length);
  await expect(element.locator("video")).toHaveCount(videos.length);
  const captions = section.type === "quote" ? [section.who] : media.flatMap(({ caption }) => caption ?? []);
  await expect(element.locator("figcaption")).toHaveText(captions);
  for (const { alt = "" } of images) await expectPicture(element.getByRole("img", { name: alt }));
  for (const [at, { alt = "" }] of videos.entries())
    await expect(element.locator("video").nth(at)).toHaveAccessibleName(alt);
}

async function expectPicture(image: Locator): Promise<void> {
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0);
}

// Compares the visible text with Markdown. Only <br>, paragraphs and list items break lines.
async function expectRichText(element: Locator, markdown: string): Promise<void> {
  await expect(element).toBeVisible();
  const visibleText = await element.evaluate((text) => {
    const visibleCopy = document.createElement("div");
    visibleCopy.append(text.cloneNode(true));
    for (const hiddenElement of visibleCopy.querySelectorAll(".sr-only")) hiddenElement.remove();
    for (const br of visibleCopy.querySelectorAll("br")) br.replaceWith("\n");
    return [...visibleCopy.querySelectorAll("p")].map(({ textContent }) => textContent).join("\n");
  });
  expect(visibleText).toBe(shownText(markdown, "\n"));
}
