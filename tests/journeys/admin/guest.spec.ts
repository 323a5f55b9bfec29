import { expect } from "@playwright/test";
import { locked, otherLocked, pathOf } from "../../kit/content.ts";
import { test } from "../../kit/journey.ts";
import { ownerOf } from "../../kit/owner.ts";
import { expectLocked, expectUnlocked } from "../../kit/prompt.ts";
import { strings } from "../../kit/strings.ts";
import { newVisitor } from "../../kit/visitor.ts";

test("what the owner makes opens in another browser, by link and by words, until she ends it", async ({
  page,
  browser,
  origin,
}) => {
  const ownerSession = await ownerOf(origin);
  const invited = await ownerSession.invite({ label: "Someone", scope: [locked.slug] });
  await page.goto(invited.path);
  await page.getByRole("button", { name: strings.invitation.open }).click();
  await expect(page).toHaveURL(new RegExp(`${pathOf(locked)}(#main)?$`));
  await expectUnlocked(page, locked.sections.length);
  await page.goto(pathOf(otherLocked));
  await expectLocked(page);

  await using other = await browser.newContext({ baseURL: origin, extraHTTPHeaders: newVisitor() });
  const answer = await other.request.post("/api/validate-password", {
    data: { password: invited.ownPasscode.toUpperCase().replaceAll("-", " ") },
  });
  expect(await answer.json()).toEqual({ success: true });
  const byOwnPasscode = await other.newPage();
  await byOwnPasscode.goto(pathOf(locked));
  await expectUnlocked(byOwnPasscode, locked.sections.length);

  await invited.end();
  for (const guest of [page, byOwnPasscode]) {
    await guest.goto(pathOf(locked));
    await expectLocked(guest);
  }
});
