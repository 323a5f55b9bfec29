import { expect, type Page } from "@playwright/test";
import { test } from "../../helpers/browser/test.ts";
import { patternOf, strings } from "../../helpers/content/strings.ts";
import { locked, open } from "../../helpers/content/studies.ts";
import { createInvitation } from "../../helpers/invitations/create-invitation.ts";
import { OWNER_PASSWORD } from "../../helpers/invitations/owner.ts";
import { startSite } from "../../helpers/site/start-site.ts";

const { owner } = strings;

test.beforeEach(({ logIn }) => logIn());

test("a later day renews an expired invitation with its studies", async ({ page, site }) => {
  const studies = [locked.slug, open.slug];
  await createInvitation(site.state, { label: "Long ago", lastDay: "2020-01-31", studies });
  await page.goto("/owner");
  await page.getByRole("link", { name: "Long ago" }).click();
  await expect(page.getByText(patternOf(owner.expired))).toContainText("2020");
  await expect(linkField(page)).toHaveCount(0);
  await expect(page.getByText(owner.end, { exact: true })).toHaveCount(0);
  await page.getByLabel(owner.lastDay).fill("2099-12-31");
  await page.getByRole("button", { name: owner.save }).click();
  await expect(linkField(page)).toBeVisible();
  await expect(page.getByText(`${locked.hero.title} · ${open.hero.title}`)).toBeVisible();
});

test("the owner can delete an invitation whose secret was lost", async ({ page, logIn }) => {
  await using firstSite = await startSite();
  const label = "צוות גיוס";
  await createInvitation(firstSite.state, { label });
  const variables = { OWNER_PASSWORD, STATE_DIRECTORY: firstSite.state };
  await using secondSite = await startSite({ ...variables, SESSION_SECRET: "another secret of its length" });
  await logIn(secondSite.server.origin);
  await page.goto(`${secondSite.server.origin}/owner`);
  await expect(page.getByText(owner.none)).toHaveCount(0);
  const link = page.getByRole("link", { name: label });
  await expect(link).toHaveCSS("direction", "rtl");
  await link.click();
  await expect(page.getByText(owner.lost)).toBeVisible();
  await expect(linkField(page)).toHaveCount(0);
  await page.getByText(owner.delete, { exact: true }).click();
  await page.getByRole("button", { name: owner.deleteNow }).click();
  await expect(page.getByText(owner.none)).toBeVisible();
});

function linkField(page: Page) {
  return page.getByRole("textbox", { name: owner.link, exact: true });
}
