import { expect, type Page } from "@playwright/test";
import { encode } from "uqr";
import { test } from "../../helpers/browser/test.ts";
import { patternOf, strings } from "../../helpers/content/strings.ts";
import { locked, otherLocked } from "../../helpers/content/studies.ts";

const { owner } = strings;

test.beforeEach(({ logIn }) => logIn());

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the owner creates, changes, ends and deletes an invitation", async ({ page, invite }) => {
    await invite({ label: "Another" });
    await page.goto("/owner");
    const form = page.getByRole("form", { name: owner.new });
    await form.getByRole("heading").click();
    await form.getByLabel(owner.label).fill(" Acme, hiring team ");
    await form.getByLabel(owner.some).check();
    await form.getByRole("checkbox", { name: locked.hero.title }).check();
    await form.getByLabel(owner.lastDay).fill("2099-12-31");
    await form.getByRole("button", { name: owner.create }).click();

    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Acme, hiring team");
    await expect(page).toHaveTitle(`${owner.results.created} · Acme, hiring team`);
    await expect(copyableField(page, owner.link)).toHaveValue(/^http:\/\/[\w.:-]+\/i\/[\w-]{22}$/);
    const link = await copyableField(page, owner.link).inputValue();
    await expect(copyableField(page, strings.lock.field)).toHaveValue(/^[a-z]+(-[a-z]+){3}$/);
    await expect(page.getByText(patternOf(owner.activeUntil)).first()).toContainText("2099");

    const change = page.getByRole("form", { name: owner.change });
    await expect(change.getByLabel(owner.label)).toHaveValue("Acme, hiring team");
    await expect(change.getByLabel(owner.lastDay)).toHaveValue("2099-12-31");
    await expect(change.getByLabel(owner.some)).toBeChecked();
    await expect(change.getByRole("checkbox", { name: locked.hero.title })).toBeChecked();
    await expect(change.getByRole("checkbox", { name: otherLocked.hero.title })).not.toBeChecked();
    await change.getByLabel(owner.label).fill("Acme, the whole team");
    await change.getByLabel(owner.all).check();
    await change.getByLabel(owner.lastDay).fill("");
    await change.getByRole("button", { name: owner.save }).click();
    await expect(page.getByText(owner.saved)).toBeInViewport();
    await expect(page).toHaveTitle(`${owner.results.saved} · Acme, the whole team`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Acme, the whole team");
    await expect(page.getByText(owner.active, { exact: true })).toBeVisible();
    expect(await copyableField(page, owner.link).inputValue()).toBe(link);

    await page.getByText(owner.end, { exact: true }).click();
    await expect(page.getByText(owner.endHelp)).toBeVisible();
    await page.getByRole("button", { name: owner.endNow }).click();
    await expect(page.getByText(patternOf(owner.ended))).toBeVisible();
    await expect(page).toHaveTitle(`${owner.results.ended} · Acme, the whole team`);
    await expect(copyableField(page, owner.link)).toHaveCount(0);
    await page.getByRole("link", { name: owner.title }).click();
    const row = page.getByRole("listitem").filter({ hasText: "Acme, the whole team" });
    await expect(row).toContainText(patternOf(owner.ended));

    await row.getByRole("link").click();
    await page.getByText(owner.delete, { exact: true }).click();
    await page.getByRole("button", { name: owner.deleteNow }).click();
    await expect(page).toHaveURL(/\/owner#main$/);
    await expect(page.getByRole("heading", { name: owner.list })).toBeVisible();
    await expect(row).toHaveCount(0);
  });
});

test("a Copy button copies its text, and needs JavaScript", async ({ browser, page, context, invite }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { address } = await invite();
  await page.clock.install();
  await page.goto(address);
  for (const name of [owner.link, strings.lock.field, owner.mail]) {
    await page.getByRole("button", { name: `${owner.copy} ${name}` }).click();
    await expect(page.locator("#copied").filter({ hasText: owner.copied })).toHaveCount(1);
    const copiedText = await page.evaluate(() => navigator.clipboard.readText());
    expect(copiedText).toBe(await copyableField(page, name).inputValue());
    await page.clock.runFor(2000);
    await expect(page.getByRole("button", { name: `${owner.copy} ${name}` })).toBeVisible();
    await expect(page.locator("#copied").filter({ hasText: owner.copied })).toHaveCount(0);
  }
  await expect(copyableField(page, owner.link)).not.toBeEditable();
  await using scriptlessContext = await browser.newContext({
    storageState: await context.storageState(),
    javaScriptEnabled: false,
  });
  const scriptlessPage = await scriptlessContext.newPage();
  await scriptlessPage.goto(address);
  await expect(copyableField(scriptlessPage, owner.link)).toBeVisible();
  await expect(scriptlessPage.getByRole("button", { name: owner.copy })).toHaveCount(0);
});

test("the QR code of a link is black on white in the dark color scheme", async ({ page, invite }) => {
  const { address } = await invite();
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(address);
  const link = await copyableField(page, owner.link).inputValue();
  const code = page.locator("figure svg");
  const drawnModules = await code.evaluate((svg) => {
    const path = svg.querySelector("path")?.getAttribute("d") ?? "";
    return [svg.getAttribute("viewBox"), path.split("M").slice(1)] as const;
  });
  const { data, size } = encode(link, { ecc: "M", border: 4 });
  const darkModules = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`${x} ${y}h1v1h-1z`] : [])),
  );
  expect(darkModules.length).toBeGreaterThan(200);
  expect(drawnModules).toEqual([`0 0 ${size} ${size}`, darkModules]);
  await expect(code).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(code.locator("path")).toHaveCSS("fill", "rgb(0, 0, 0)");
});

function copyableField(page: Page, name: string) {
  return page.getByRole("textbox", { name, exact: true });
}
