import { expect, type Locator, type Page } from "@playwright/test";
import { hasPicture, hasVideo, type Section, type Study } from "./content.ts";
import { sectionsOf } from "./prompt.ts";

export async function expectHero(page: Page, { hero }: Study): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(hero.title);
  await expect(page.getByText(hero.description).first()).toBeVisible();
  const chips = await page.getByRole("list", { name: "Tags" }).getByRole("listitem").allInnerTexts();
  expect(chips).toEqual(hero.tags);
  expect(chips.length).toBeGreaterThan(0);
  if (hero.imgLink) await expectPicture(page.getByRole("img", { name: hero.alt }));
}

export async function expectSections(page: Page, { sections }: Study): Promise<void> {
  await expect(sectionsOf(page)).toHaveCount(sections.length);
  for (const [index, section] of sections.entries()) {
    const element = sectionsOf(page).nth(index);
    await expect(element.getByRole("heading", { level: 2 })).toHaveText(section.title);
    await expectKind(element, section);
  }
}

async function expectKind(element: Locator, section: Section): Promise<void> {
  const { description, alt } = section;
  if (description) expect(await textWithBreaks(element.locator("p").first())).toBe(description);
  const bullets = section.type === "blockWithBullets" ? section.bullets : [];
  await expect(element.getByRole("heading", { level: 3 })).toHaveText(bullets.map(({ title }) => title));
  for (const bullet of bullets) await expect(element.getByText(bullet.description)).toBeVisible();
  await expect(element.getByRole("img").filter({ visible: true })).toHaveCount(hasPicture(section) ? 1 : 0);
  await expect(element.locator("video")).toHaveCount(hasVideo(section) ? 1 : 0);
  if (hasPicture(section)) await expectPicture(element.getByRole("img", { name: alt ?? "" }));
  if (hasVideo(section)) await expect(element.locator("video")).toHaveAccessibleName(alt ?? "");
}

async function expectPicture(image: Locator): Promise<void> {
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0);
}

/** <br>, and nothing else, is a line break. */
function textWithBreaks(paragraph: Locator): Promise<string> {
  return paragraph.evaluate((element) => {
    const copy = document.createDocumentFragment();
    copy.append(element.cloneNode(true));
    for (const br of copy.querySelectorAll("br")) br.replaceWith("\n");
    return copy.textContent ?? "";
  });
}
