import { locked, pathOf } from "../../helpers/content.ts";
import { test } from "../../helpers/journey.ts";
import { expectLocked, expectUnlocked } from "../../helpers/prompt.ts";

test("Back to a page that was left before it hydrated locks it if the session has ended", async ({
  page,
  context,
  unlock,
}) => {
  await unlock();
  await page.route("**/assets/*.js", () => {});
  await page.goto(pathOf(locked), { waitUntil: "commit" });
  await expectUnlocked(page, locked.sections.length);

  await page.unroute("**/assets/*.js");
  await context.clearCookies();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expectLocked(page);
});
