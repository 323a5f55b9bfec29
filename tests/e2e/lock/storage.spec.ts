import { expect, type Page } from "@playwright/test";
import { blocking } from "../../helpers/browsers/blocking.ts";
import { locked, otherLocked, pathOf } from "../../helpers/content.ts";
import { test } from "../../helpers/journey.ts";
import { PASSCODE } from "../../helpers/passcode.ts";
import { enterPasscode, expectLocked, expectUnlocked, promptOf } from "../../helpers/prompt.ts";
import { saying, strings } from "../../helpers/strings.ts";

const path = pathOf(locked);
const sections = locked.sections.length;

for (const [state, spoil] of Object.entries({ "blocked together with channels": blocked, full })) {
  test.describe(`with storage ${state}`, () => {
    test.beforeEach(({ context }) => context.addInitScript(spoil));

    test("the right passcode opens this page and the next, a wrong one is told", async ({ page, visit }) => {
      await visit(path);
      await enterPasscode(page, "not this one");
      await expect(promptOf(page).dialog).toHaveAccessibleName(strings.lock.incorrect);
      await promptOf(page).ok.click();
      await enterPasscode(page, PASSCODE);
      await expectUnlocked(page, sections);
      await page.reload();
      await expectUnlocked(page, sections);
      await visit(pathOf(otherLocked));
      await expectUnlocked(page, otherLocked.sections.length);
    });
  });
}

test("what is cleared meanwhile is missed by nothing", async ({ page, visit }) => {
  const clear = () => page.evaluate(() => sessionStorage.clear());
  await visit(path);
  await promptOf(page).field.pressSequentially("half ");
  await clear();
  await promptOf(page).field.pressSequentially("a pass");
  expect(await keptIn(page)).toEqual({ passcode: "half a pass" });
  await enterPasscode(page, PASSCODE);
  await expectUnlocked(page, sections);
  await clear();
  await visit(pathOf(otherLocked));
  await expectUnlocked(page, otherLocked.sections.length);
  await expect.poll(() => keptIn(page)).toEqual({ isAuthenticated: "true" });
});

test("without its cookies a browser shows nothing locked any more, by reload or Back", async ({
  page,
  context,
  visit,
  unlock,
}) => {
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

for (const hasScript of [true, false]) {
  test.describe(`a browser that blocks cookies, and storage with them, ${hasScript ? "with" : "without"} script`, () => {
    blocking.use({ javaScriptEnabled: hasScript });

    blocking("is told what the site needs, each time", async ({ page, visit }) => {
      await visit(path);
      const { field, dialog } = promptOf(page);
      expect(await page.evaluate(nameOfStorageError)).toBe("SecurityError");
      for (let times = 0; times < 2; times++) {
        await enterPasscode(page, PASSCODE);
        await expect(field).toHaveAccessibleDescription(saying(strings.lock.noCookies));
        await expect(page.locator("#prompt-error")).toHaveText(strings.lock.noCookies);
        if (!hasScript) await expect(page.locator("#prompt-error")).toBeInViewport();
        await expect(dialog).toHaveCount(0);
        await expectLocked(page);
        await field.fill("");
      }
      await enterPasscode(page, "not this one");
      if (hasScript) await expect(dialog).toHaveAccessibleName(strings.lock.incorrect);
      await expect(field).toHaveAccessibleDescription(saying(strings.lock.incorrect));
    });
  });
}

// As Firefox does.
function blocked(): void {
  const deny = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  Object.defineProperty(window, "sessionStorage", { get: deny });
  Object.defineProperty(window, "BroadcastChannel", { value: deny });
}

function full(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException("Setting the value exceeded the quota.", "QuotaExceededError");
  };
}

function nameOfStorageError(): string {
  try {
    return `none, ${sessionStorage.length}`;
  } catch (error) {
    return error instanceof Error ? error.name : "";
  }
}

function keptIn(page: Page) {
  return page.evaluate(() => ({ ...sessionStorage }));
}
