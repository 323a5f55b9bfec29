import { expect } from "@playwright/test";
import { locked, lockedStudies, otherLocked } from "../../helpers/content.ts";
import { invitationsIn, inviteBeside } from "../../helpers/invitations/invitations-in.ts";
import { test } from "../../helpers/journey.ts";
import { OWNER_PASSWORD } from "../../helpers/owner.ts";
import { startSite } from "../../helpers/site.ts";
import { saying, strings } from "../../helpers/strings.ts";

const { owner } = strings;

test.beforeEach(({ logIn }) => logIn());

test("one whose last day is over opens nothing, and can be given a later one", async ({ page, site }) => {
  await inviteBeside(site.state, { label: "Long ago", lastDay: "2020-01-31" });
  await page.goto("/owner");
  await expect(page.getByRole("listitem").filter({ hasText: "Long ago" })).toContainText(
    saying(owner.expired),
  );
  await page.getByRole("link", { name: "Long ago" }).click();
  await expect(page.getByText(saying(owner.expired))).toContainText("2020");
  await expect(page.getByLabel(owner.link)).toHaveCount(0);
  await expect(page.getByText(owner.end, { exact: true })).toHaveCount(0);
  await page.getByLabel(owner.lastDay).fill("2099-12-31");
  await page.getByRole("button", { name: owner.save }).click();
  await expect(page.getByText(saying(owner.activeUntil)).first()).toContainText("2099");
  await expect(page.getByRole("textbox", { name: owner.link, exact: true })).toBeVisible();
});

test("a study that left the site stays chosen, and is said to be gone", async ({ page, site }) => {
  await inviteBeside(site.state, { label: "Of old", studies: [locked.slug, "gone-study"] });
  await page.goto("/owner");
  await page.getByRole("link", { name: "Of old" }).click();
  const gone = owner.gone.replace("{title}", "gone-study");
  await expect(page.getByText(`${locked.hero.title} · ${gone}`)).toBeVisible();
  await expect(page.getByLabel(gone)).toBeChecked();
  await page.getByRole("button", { name: owner.save }).click();
  await expect(page.getByText(owner.saved)).toBeVisible();
  await expect(page.getByLabel(gone)).toBeChecked();
});

test("one of a lost secret says that it opens nothing, and can be deleted: the list is empty then, and says so", async ({
  page,
  logIn,
}) => {
  await using before = await startSite();
  const label = "צוות גיוס";
  await inviteBeside(before.state, { label });
  const SESSION_SECRET = "another secret of its own length";
  await using site = await startSite({ OWNER_PASSWORD, STATE_DIRECTORY: before.state, SESSION_SECRET });
  await logIn(site.server.origin);
  await page.goto(`${site.server.origin}/owner`);
  await expect(page.getByText(owner.none)).toHaveCount(0);
  const link = page.getByRole("link", { name: label });
  await expect(link).toHaveCSS("direction", "rtl");
  await link.click();
  await expect(page.getByText(owner.lost)).toBeVisible();
  await expect(page.getByRole("textbox", { name: owner.link, exact: true })).toHaveCount(0);
  await page.getByText(owner.delete, { exact: true }).click();
  await page.getByRole("button", { name: owner.deleteNow }).click();
  await expect(page.getByText(owner.none)).toBeVisible();
});

test("the list tells of visits, and of what was read", async ({ page, site }) => {
  const guest = await inviteBeside(site.state, {
    label: "A reader",
    studies: [locked.slug, otherLocked.slug],
  });
  await (await invitationsIn(site.state)).recordVisit(guest.id, otherLocked.slug);
  await page.goto("/owner");
  const row = page.getByRole("listitem").filter({ hasText: "A reader" });
  await expect(row).toContainText(saying(owner.visitedOnce));
  await expect(row.locator("p").last()).toHaveText(otherLocked.hero.title);
  await page.getByRole("link", { name: "A reader" }).click();
  const visits = page.getByRole("region", { name: owner.visits });
  await expect(visits).toContainText(saying(owner.visitedOnce));
  for (const { hero, slug } of lockedStudies)
    await expect(visits.getByText(hero.title)).toHaveCount(slug === otherLocked.slug ? 1 : 0);
});
