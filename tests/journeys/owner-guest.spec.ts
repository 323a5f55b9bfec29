import { expect } from "@playwright/test";
import { gated, otherGated, pathOf } from "../kit/content.ts";
import { test } from "../kit/journey.ts";
import { ownerOf } from "../kit/owner.ts";
import { expectLocked, expectUnlocked } from "../kit/prompt.ts";
import { newVisitor } from "../kit/visitor.ts";
import { words } from "../kit/words.ts";

test("what the owner makes opens in another browser, by link and by words, until she ends it", async ({
  page,
  browser,
  origin,
}) => {
  const herself = await ownerOf(origin);
  const invited = await herself.invite({ label: "Someone", opens: [gated.slug] });
  await page.goto(invited.path);
  await page.getByRole("button", { name: words.invitation.open }).click();
  await expect(page).toHaveURL(new RegExp(`${pathOf(gated)}(#main)?$`));
  await expectUnlocked(page, gated.sections.length);
  await page.goto(pathOf(otherGated));
  await expectLocked(page);

  await using other = await browser.newContext({ baseURL: origin, extraHTTPHeaders: newVisitor() });
  const answer = await other.request.post("/api/validate-password", {
    data: { password: invited.words.toUpperCase().replaceAll("-", " ") },
  });
  expect(await answer.json()).toEqual({ success: true });
  const byWords = await other.newPage();
  await byWords.goto(pathOf(gated));
  await expectUnlocked(byWords, gated.sections.length);

  await invited.end();
  for (const guest of [page, byWords]) {
    await guest.goto(pathOf(gated));
    await expectLocked(guest);
  }
});
