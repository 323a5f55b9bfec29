import { expect, type Locator } from "@playwright/test";
import { test } from "../../helpers/browser/test.ts";
import { shownText } from "../../helpers/content/shown-text.ts";
import { strings } from "../../helpers/content/strings.ts";
import { caseStudies, open, pathOf, profile, studiesAfter } from "../../helpers/content/studies.ts";

const orderedStudies = [open, ...studiesAfter(open)];

test("the brief lists the public facts of every study in the home page's order", async ({ page, visit }) => {
  await visit(pathOf(open));
  await page.getByRole("contentinfo").getByRole("link", { name: strings.brief.title }).click();
  await expect(page).toHaveURL("/brief");
  await expect(page.locator('[href="/brief"]')).toHaveCount(0);
  await expect(page).toHaveTitle(new RegExp(`^${strings.brief.title}.*${RegExp.escape(profile.name)}`));
  await expect(page.getByText(shownText(profile.tagline))).toBeVisible();
  await expect(page.locator("main section").getByRole("link")).toHaveCount(caseStudies.length);
  for (const [index, { hero, role, outcome = [], access, slug }] of orderedStudies.entries()) {
    const study = page.locator("main section").nth(index);
    await expect(study.getByRole("link", { name: hero.title })).toHaveAttribute("href", `/${slug}`);
    await expect(study.getByText(`${strings.cards.locked} ·`)).toHaveCount(access === "public" ? 0 : 1);
    for (const text of [hero.tags.join(" · "), `${strings.study.role}: ${role}`])
      await expect(study.getByText(text)).toBeVisible();
    for (const { value, what } of outcome) await expect(study.getByText(`${value} ${what}`)).toBeVisible();
  }
  await expect(page.getByText(strings.brief.locked ?? "")).toBeVisible();
  const shareImage = page.locator('meta[property="og:image"]');
  await expect(shareImage).toHaveAttribute("content", /\/media\/[0-9a-f]+\.jpg$/);
});

test("in the brief, the thumbnail of a study layers its images like its card", async ({ page, visit }) => {
  await visit("/");
  const cards = page.locator(".card").filter({ has: page.locator(`[href="${pathOf(open)}"]`) });
  const cardImages = await imagesIn(cards);
  expect(cardImages).toHaveLength(2);
  await visit("/brief");
  expect(await imagesIn(page.locator("main section").first())).toEqual(cardImages);
});

for (const format of ["A4", "Letter"])
  test(`the brief prints on one sheet of ${format}`, async ({ page, visit }) => {
    await visit("/brief");
    const pdf = (await page.pdf({ format })).toString("latin1");
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  });

/** Lists the addresses of the images from back to front. */
function imagesIn(card: Locator): Promise<string[]> {
  return card.locator(".stage img").evaluateAll((all: HTMLImageElement[]) => all.map(({ src }) => src));
}
