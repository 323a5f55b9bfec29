import { expect } from "@playwright/test";
import { shownText } from "../../helpers/content/shown-text.ts";
import { caseStudies, open, pathOf, profile, studiesAfter } from "../../helpers/content.ts";
import { test } from "../../helpers/journey.ts";
import { strings } from "../../helpers/strings.ts";

const orderedStudies = [open, ...studiesAfter(open)];

test("the brief lists the public facts of every study in the order of the home page", async ({
  page,
  visit,
}) => {
  await visit(pathOf(open));
  await page.getByRole("contentinfo").getByRole("link", { name: strings.brief.title }).click();
  await expect(page).toHaveURL("/brief");
  await expect(page).toHaveTitle(new RegExp(`^${strings.brief.title}.*${RegExp.escape(profile.name)}`));
  await expect(page.getByText(profile.tagline)).toBeVisible();
  await expect(page.locator("main section").getByRole("link")).toHaveCount(caseStudies.length);
  for (const [index, { hero, role, team, outcome = [], summary, access, slug }] of orderedStudies.entries()) {
    const study = page.locator("main section").nth(index);
    await expect(study.getByRole("link", { name: hero.title })).toHaveAttribute("href", `/${slug}`);
    await expect(study.getByText(strings.cards.locked)).toHaveCount(access === "public" ? 0 : 1);
    const facts = [`${strings.study.role}: ${role}`, `${strings.study.team}: ${team}`];
    for (const text of [...hero.tags, ...facts, shownText(summary)])
      await expect(study.getByText(text).first()).toBeVisible();
    for (const { value, what } of outcome) await expect(study.getByText(`${value} ${what}`)).toBeVisible();
  }
  const shareImage = page.locator('meta[property="og:image"]');
  await expect(shareImage).toHaveAttribute("content", /\/media\/brief-share-[0-9a-f]+\.jpg$/);
});

test("the brief prints on at most two pages", async ({ page, visit }) => {
  await visit("/brief");
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(2);
});
