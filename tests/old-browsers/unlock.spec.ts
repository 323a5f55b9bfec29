import { expect } from "@playwright/test";
import { axeViolations } from "../helpers/browser/axe.ts";
import { enterPasscode, expectUnlocked, promptOf } from "../helpers/browser/prompt.ts";
import { test } from "../helpers/browser/test.ts";
import { locked, pathOf, publicPaths } from "../helpers/content/studies.ts";
import { PASSCODE } from "../helpers/site/passcode.ts";

for (const colorScheme of ["light", "dark"] as const) {
  test(`Chromium 109 opens the lock and shows readable ${colorScheme} pages`, async ({
    page,
    browser,
    visit,
    expectedErrors,
  }) => {
    test.slow();
    expect(browser.version()).toMatch(/^109\./);
    expectedErrors.push(/'browsing-topics'/);
    const expectReadable = async () => expect(await axeViolations(page, "colors"), page.url()).toEqual([]);
    await page.emulateMedia({ colorScheme });
    for (const path of [...publicPaths, pathOf(locked)]) {
      await visit(path);
      await expectReadable();
    }
    await enterPasscode(page, "not this one");
    await promptOf(page).ok.waitFor();
    await expectReadable();
    await promptOf(page).ok.click();
    await enterPasscode(page, PASSCODE);
    await expectUnlocked(page, locked.sections.length);
    await expectReadable();
  });
}
