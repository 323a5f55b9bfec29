import { expect } from "@playwright/test";
import { locked, pathOf } from "../../kit/content.ts";
import { test as base } from "../../kit/journey.ts";
import { PASSCODE } from "../../kit/passcode.ts";
import { enterPasscode, expectLocked, promptOf } from "../../kit/prompt.ts";
import { startHidingProxy } from "../../kit/site/hiding-proxy.ts";
import { type Site, startSite } from "../../kit/site.ts";
import { saying, strings } from "../../kit/strings.ts";

const path = pathOf(locked);
const { refused: REFUSED, tooLong: TOO_LONG } = strings.gate;

const test = base.extend<{ site: Site }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  site: async ({}, use) => {
    await using site = await startSite({ TRUST_PROXY: "1" });
    await use(site);
  },
  baseURL: async ({ site }, use) => {
    await using proxy = await startHidingProxy(site.server.port);
    await use(proxy.origin);
  },
});

function noticesOf({ server }: Site): string[] {
  return server
    .output()
    .split("\n")
    .filter((line) => line.includes('"notice"'));
}

test("behind a proxy that hides the Host the visitor is told the truth, and the log once", async ({
  page,
  visit,
  site,
  expectNoise,
}) => {
  expectNoise(/status of 403/);
  await visit(path);
  expect(noticesOf(site)).toEqual([]);
  for (let times = 0; times < 2; times++) {
    await enterPasscode(page, PASSCODE);
    await expect(promptOf(page).dialog).toHaveAccessibleName(REFUSED);
    await promptOf(page).ok.click();
    await expect(promptOf(page).field).toHaveAccessibleDescription(saying(REFUSED));
  }
  await expectLocked(page);
  expect(noticesOf(site)).toEqual([expect.stringMatching(/Host \$host.*SITE_URL/)]);
});

base.describe("without script", () => {
  base.use({ javaScriptEnabled: false });

  base("what is too long says so on the page", async ({ page, visit, expectNoise }) => {
    expectNoise(/status of 413/);
    await visit(path);
    await enterPasscode(page, "x".repeat(5_000));
    await expect(promptOf(page).field).toHaveAccessibleDescription(saying(TOO_LONG));
  });
});

test.describe("behind a proxy that hides the Host, without script,", () => {
  test.use({ javaScriptEnabled: false });

  test("the visitor is told the truth", async ({ page, visit, expectNoise }) => {
    expectNoise(/status of 403/);
    // The answer is bare text, which no transition leads to.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit(path);
    await enterPasscode(page, PASSCODE);
    await expect(page.getByText(strings.error.otherSite)).toBeVisible();
    await expect(page.getByText(strings.gate.incorrect)).toHaveCount(0);
  });
});
