import { type BrowserContext, expect, type Page } from "@playwright/test";
import { locked, lockedStudies, otherLocked } from "../../kit/content.ts";
import { enter } from "../../kit/invitations/enter.ts";
import { invitationsIn, inviteBeside } from "../../kit/invitations/invitations-in.ts";
import { test } from "../../kit/journey.ts";
import { OWNER_PASSWORD } from "../../kit/owner.ts";
import { type Site, startSite } from "../../kit/site.ts";
import { saying, strings } from "../../kit/strings.ts";

const { owner } = strings;

/** A list of its own, with what her own forms do not make. */
async function startHers(variables: Record<string, string> = {}): Promise<Site> {
  return startSite({ OWNER_PASSWORD, TRUST_PROXY: "1", ...variables });
}

test("an empty list says so, and one with something in it does not", async ({ page, context }) => {
  await using site = await startHers();
  await openList(page, context, site);
  await expect(page.getByText(owner.none)).toBeVisible();
  await inviteBeside(site.state, { label: "צוות גיוס" });
  await page.reload();
  await expect(page.getByRole("link", { name: "צוות גיוס" })).toHaveCSS("direction", "rtl");
  await expect(page.getByText(owner.none)).toHaveCount(0);
});

test("one whose last day is over opens nothing, and can be given a later one", async ({ page, context }) => {
  await using site = await startHers();
  await inviteBeside(site.state, { label: "Long ago", until: "2020-01-31" });
  await openList(page, context, site);
  await expect(page.getByRole("listitem").filter({ hasText: "Long ago" })).toContainText(saying(owner.over));
  await page.getByRole("link", { name: "Long ago" }).click();
  await expect(page.getByText(saying(owner.over))).toContainText("2020");
  await expect(page.getByLabel(owner.link)).toHaveCount(0);
  await expect(page.getByText(owner.end, { exact: true })).toHaveCount(0);
  await page.getByLabel(owner.until).fill("2099-12-31");
  await page.getByRole("button", { name: owner.save }).click();
  await expect(page.getByText(saying(owner.openUntil)).first()).toContainText("2099");
  await expect(page.getByRole("textbox", { name: owner.link, exact: true })).toBeVisible();
});

test("a study that left the site stays chosen, and is said to be gone", async ({ page, context }) => {
  await using site = await startHers();
  await inviteBeside(site.state, { label: "Of old", scope: [locked.slug, "gone-study"] });
  await openList(page, context, site);
  await page.getByRole("link", { name: "Of old" }).click();
  const gone = owner.gone.replace("{title}", "gone-study");
  await expect(page.getByText(`${locked.hero.title} · ${gone}`)).toBeVisible();
  await expect(page.getByLabel(gone)).toBeChecked();
  await page.getByRole("button", { name: owner.save }).click();
  await expect(page.getByText(owner.saved)).toBeVisible();
  await expect(page.getByLabel(gone)).toBeChecked();
});

test("one of a lost secret says that it opens nothing, and can be deleted", async ({ page, context }) => {
  await using before = await startHers();
  await inviteBeside(before.state, { label: "Sealed" });
  await using site = await startHers({
    STATE_DIRECTORY: before.state,
    SESSION_SECRET: "another secret of its own length",
  });
  await openList(page, context, site);
  await page.getByRole("link", { name: "Sealed" }).click();
  await expect(page.getByText(owner.lost)).toBeVisible();
  await expect(page.getByRole("textbox", { name: owner.link, exact: true })).toHaveCount(0);
  await page.getByText(owner.delete, { exact: true }).click();
  await page.getByRole("button", { name: owner.deleteNow }).click();
  await expect(page.getByText(owner.none)).toBeVisible();
});

test("the list tells of visits, and of what was read", async ({ page, context }) => {
  await using site = await startHers();
  const guest = await inviteBeside(site.state, { label: "A reader", scope: [locked.slug, otherLocked.slug] });
  await (await invitationsIn(site.state)).recordVisit(guest.id, otherLocked.slug);
  await openList(page, context, site);
  const row = page.getByRole("listitem").filter({ hasText: "A reader" });
  await expect(row).toContainText(saying(owner.visitedOnce));
  await expect(row.locator("p").last()).toHaveText(otherLocked.hero.title);
  await page.getByRole("link", { name: "A reader" }).click();
  const visits = page.getByRole("region", { name: owner.visits });
  await expect(visits).toContainText(saying(owner.visitedOnce));
  for (const { hero, slug } of lockedStudies)
    await expect(visits.getByText(hero.title)).toHaveCount(slug === otherLocked.slug ? 1 : 0);
});

async function openList(page: Page, context: BrowserContext, { server }: Site): Promise<void> {
  await enter(context, server.origin);
  await page.goto(`${server.origin}/owner`);
}
