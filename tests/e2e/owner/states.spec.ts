import { expect, type Page } from "@playwright/test";
import { locked } from "../../helpers/content.ts";
import { createInvitation } from "../../helpers/invitations/create-invitation.ts";
import { test } from "../../helpers/journey.ts";
import { OWNER_PASSWORD } from "../../helpers/owner.ts";
import { startSite } from "../../helpers/site.ts";
import { patternOf, strings } from "../../helpers/strings.ts";

const { owner } = strings;

test.beforeEach(({ logIn }) => logIn());

test("an expired invitation shows its link again after the owner enters a later day", async ({
  page,
  site,
}) => {
  await createInvitation(site.state, { label: "Long ago", lastDay: "2020-01-31" });
  await page.goto("/owner");
  await page.getByRole("link", { name: "Long ago" }).click();
  await expect(page.getByText(patternOf(owner.expired))).toContainText("2020");
  await expect(linkField(page)).toHaveCount(0);
  await expect(page.getByText(owner.end, { exact: true })).toHaveCount(0);
  await page.getByLabel(owner.lastDay).fill("2099-12-31");
  await page.getByRole("button", { name: owner.save }).click();
  await expect(linkField(page)).toBeVisible();
});

test("a deleted study stays selected in the form and is marked as deleted", async ({ page, site }) => {
  await createInvitation(site.state, { label: "An old one", studies: [locked.slug, "gone-study"] });
  await page.goto("/owner");
  await page.getByRole("link", { name: "An old one" }).click();
  const gone = owner.gone.replace("{title}", "gone-study");
  await expect(page.getByText(`${locked.hero.title} · ${gone}`)).toBeVisible();
  await page.getByRole("button", { name: owner.save }).click();
  await expect(page.getByText(owner.saved)).toBeVisible();
  await expect(page.getByLabel(gone)).toBeChecked();
});

test("the owner can delete an invitation whose secret was lost", async ({ page, logIn }) => {
  await using before = await startSite();
  const label = "צוות גיוס";
  await createInvitation(before.state, { label });
  const SESSION_SECRET = "another secret of its own length";
  await using site = await startSite({ OWNER_PASSWORD, STATE_DIRECTORY: before.state, SESSION_SECRET });
  await logIn(site.server.origin);
  await page.goto(`${site.server.origin}/owner`);
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
