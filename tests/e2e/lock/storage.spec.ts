import { expect } from "@playwright/test";
import { testWithoutCookies } from "../../helpers/browser/blocking.ts";
import {
  enterPasscode,
  expectLocked,
  expectUnlocked,
  holdRequests,
  promptOf,
} from "../../helpers/browser/prompt.ts";
import { test } from "../../helpers/browser/test.ts";
import { isHydrated } from "../../helpers/browser/visit.ts";
import { patternOf, strings } from "../../helpers/content/strings.ts";
import { locked, otherLocked, pathOf } from "../../helpers/content/studies.ts";
import { PASSCODE } from "../../helpers/site/passcode.ts";

const path = pathOf(locked);
const sections = locked.sections.length;

test("the passcode works in a browser that blocks storage", async ({ page, context, visit }) => {
  await context.addInitScript(blockStorage);
  await visit(path);
  await enterPasscode(page, "not this one");
  await expect(promptOf(page).dialog).toHaveAccessibleName(strings.lock.incorrect);
  await promptOf(page).ok.click();
  await enterPasscode(page, PASSCODE);
  await expectUnlocked(page, sections);
  await visit(pathOf(otherLocked));
  await expectUnlocked(page, otherLocked.sections.length);
});

test("a stored passcode does not replace text that the visitor typed before hydration", async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem("passcode", "stored before"));
  const releaseScripts = await holdRequests(page, "**/assets/*.js");
  await page.goto(path, { waitUntil: "commit" });
  const { field } = promptOf(page);
  await field.fill("typed early");
  releaseScripts();
  await page.waitForFunction(isHydrated);
  await expect(field).toHaveValue("typed early");
  expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({ passcode: "typed early" });
});

test("Back and reload lock a page after its cookies are lost", async ({ page, context, visit, unlock }) => {
  await unlock();
  await visit(path);
  await expectUnlocked(page, sections);
  await visit("/");
  await context.clearCookies();
  await page.goBack();
  await expectLocked(page);
  await page.reload();
  await expectLocked(page);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("isAuthenticated"))).toBeNull();
});

test("Back locks a page that never hydrated if the session has ended", async ({ page, context, unlock }) => {
  await unlock();
  const scripts = /\/assets\/.*\.js/;
  await page.route(scripts, () => {});
  // A late image would be refused without the cookie, which is a console error.
  await page.route(/\/locked\//, () => {});
  await page.goto(path, { waitUntil: "commit" });
  await expectUnlocked(page, sections);
  await page.unroute(scripts);
  await context.clearCookies();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expectLocked(page);
});

for (const hasScript of [true, false]) {
  test.describe(`a browser that blocks cookies and storage, ${hasScript ? "with" : "without"} JavaScript`, () => {
    testWithoutCookies.use({ javaScriptEnabled: hasScript });

    testWithoutCookies("shows the cookie error after each right passcode", async ({ page, visit }) => {
      await visit(path);
      const { field, dialog } = promptOf(page);
      for (let times = 0; times < 2; times++) {
        await enterPasscode(page, PASSCODE);
        await expect(page.locator("#prompt-error")).toHaveText(strings.lock.noCookies);
        if (!hasScript) await expect(page.locator("#prompt-error")).toBeInViewport();
        await expect(dialog).toHaveCount(0);
        await expectLocked(page);
        await field.fill("");
      }
      await enterPasscode(page, "not this one");
      if (hasScript) await expect(dialog).toHaveAccessibleName(strings.lock.incorrect);
      await expect(field).toHaveAccessibleDescription(patternOf(strings.lock.incorrect));
    });
  });
}

/** Imitates Firefox, which blocks channels together with storage. */
function blockStorage(): void {
  const throwSecurityError = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  Object.defineProperty(window, "sessionStorage", { get: throwSecurityError });
  Object.defineProperty(window, "BroadcastChannel", { value: throwSecurityError });
}
