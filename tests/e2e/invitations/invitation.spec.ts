import { expect } from "@playwright/test";
import { axeViolations } from "../../helpers/browsers/axe.ts";
import { shownText } from "../../helpers/content/shown-text.ts";
import { locked, lockedStudies, otherLocked, pathOf, profile, type Study } from "../../helpers/content.ts";
import { GONE_ERROR, openButton, openInvitation } from "../../helpers/invitations/guest.ts";
import { test } from "../../helpers/journey.ts";
import { expectUnlocked } from "../../helpers/prompt.ts";
import { strings } from "../../helpers/strings.ts";

const [first] = lockedStudies as [Study];

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the button on the invitation page opens the studies of the invitation", async ({ page, invite }) => {
    await openInvitation(page, await invite(), false);
    await expect(page).toHaveURL(`${pathOf(first)}#main`);
    await expectUnlocked(page, first.sections.length);
    await page.reload();
    await expectUnlocked(page, first.sections.length);
    await page.goto(pathOf(otherLocked));
    await expectUnlocked(page, otherLocked.sections.length);
  });
});

test("the invitation page shows the owner's name, the studies and a note about visits", async ({
  page,
  invite,
  visit,
}) => {
  await visit((await invite()).path);
  const heading = fillName(strings.invitation.heading.other, lockedStudies.length);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  await expect(page).toHaveTitle(heading);
  const titles = lockedStudies.map(({ hero }) => hero.title);
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(titles);
  for (const { summary } of lockedStudies) {
    await expect(page.getByText(shownText(summary))).toBeVisible();
  }
  await expect(page.getByText(fillName(strings.invitation.visits))).toBeVisible();
  await expect(openButton(page)).toBeInViewport();
  await page.getByRole("button", { name: titles.at(-1), exact: true }).press("Enter");
  await expect(page).toHaveURL(`${pathOf(lockedStudies.at(-1) as Study)}#main`);
});

test("the page of an invalid link shows links to the owner's e-mail address and the home page", async ({
  page,
  visit,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(GONE_ERROR);
  const { gone } = strings.invitation;
  await visit("/i/AAAAAAAAAAAAAAAAAAAAAA");
  await expect(page).toHaveTitle(gone.title);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(gone.heading);
  await expect(page.getByText(fillName(gone.text))).toBeVisible();
  const mail = new URL((await page.getByRole("link", { name: gone.ask }).getAttribute("href")) ?? "");
  expect(profile.links).toContain(`mailto:${mail.pathname}`);
  expect(mail.searchParams.get("subject")).toBe(gone.mailSubject);
  expect(mail.searchParams.get("body")).toContain(gone.mailText.trim());
  await page.getByRole("link", { name: gone.home }).click();
  await expect(page).toHaveURL("/");
});

test("an invitation to one study opens that study with a note that only guests see", async ({
  page,
  context,
  invite,
  visit,
  unlock,
}) => {
  const note = page.getByText(fillName(strings.study.invited));
  const invitation = await invite({ studies: [locked.slug] });
  await visit(invitation.path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(fillName(strings.invitation.heading.one));
  await expect(page.getByRole("heading", { level: 2 })).toHaveText([locked.hero.title]);
  await openInvitation(page, invitation);
  await expect(note).toBeVisible();
  await expect(page.getByText(strings.lock.alsoOpen)).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
  await context.clearCookies();
  await unlock();
  await visit(pathOf(locked));
  await expectUnlocked(page, locked.sections.length);
  await expect(note).toHaveCount(0);
});

function fillName(text = "", count = 0): string {
  const number = strings.invitation.numbers[count - 1] ?? String(count);
  return text.replace("{name}", profile.name).replace("{count}", number);
}
