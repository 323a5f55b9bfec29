import { expect, type Page } from "@playwright/test";
import { encode } from "uqr";
import { locked, otherLocked } from "../../helpers/content.ts";
import { test } from "../../helpers/journey.ts";
import { saying, strings } from "../../helpers/strings.ts";

const { owner } = strings;

test.beforeEach(({ logIn }) => logIn());

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("an invitation is made, changed, ended and deleted", async ({ page, expectNoise }) => {
    expectNoise(/status of 404/);
    await page.goto("/owner");
    const form = page.getByRole("form", { name: owner.new });
    await form.getByLabel(owner.label).fill(" Acme, hiring team ");
    await form.getByLabel(owner.some).check();
    await form.getByLabel(locked.hero.title).check();
    await form.getByLabel(owner.lastDay).fill("2099-12-31");
    await form.getByRole("button", { name: owner.create }).click();

    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Acme, hiring team");
    await expect(field(page, owner.link)).toHaveValue(/^http:\/\/[\w.:-]+\/i\/[\w-]{22}$/);
    const passcode = await field(page, strings.lock.field).inputValue();
    expect(passcode).toMatch(/^[a-z]+(-[a-z]+){3}$/);
    const link = await field(page, owner.link).inputValue();
    const mail = await field(page, owner.mail).inputValue();
    for (const part of [link, passcode, "2099"]) expect(mail).toContain(part);
    await expect(page.getByText(saying(owner.activeUntil)).first()).toContainText("2099");
    await expect(page.getByText(owner.notVisited)).toBeVisible();
    await expect(page).toHaveTitle("Acme, hiring team");
    const address = page.url();

    const change = page.getByRole("form", { name: owner.change });
    await expect(change.getByLabel(owner.label)).toHaveValue("Acme, hiring team");
    await expect(change.getByLabel(owner.lastDay)).toHaveValue("2099-12-31");
    await expect(change.getByLabel(owner.some)).toBeChecked();
    await expect(change.getByLabel(locked.hero.title)).toBeChecked();
    await expect(change.getByLabel(otherLocked.hero.title)).not.toBeChecked();
    await change.getByLabel(owner.label).fill("Acme, the whole team");
    await change.getByLabel(owner.all).check();
    await change.getByLabel(owner.lastDay).fill("");
    await change.getByRole("button", { name: owner.save }).click();
    await expect(page.getByText(owner.saved)).toBeInViewport();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Acme, the whole team");
    await expect(page.getByText(owner.active, { exact: true })).toBeVisible();
    expect(await field(page, owner.link).inputValue()).toBe(link);

    await page.goto(address);
    await page.getByText(owner.end, { exact: true }).click();
    await expect(page.getByText(owner.endHelp)).toBeVisible();
    await page.getByRole("button", { name: owner.endNow }).click();
    await expect(page.getByText(saying(owner.ended))).toBeVisible();
    await expect(field(page, owner.link)).toHaveCount(0);
    await expect(page.getByText(owner.end, { exact: true })).toHaveCount(0);
    await page.getByRole("link", { name: owner.title }).click();
    const inList = page.getByRole("listitem").filter({ hasText: "Acme, the whole team" });
    await expect(inList).toContainText(saying(owner.ended));

    await inList.getByRole("link").click();
    await page.getByText(owner.delete, { exact: true }).click();
    await page.getByRole("button", { name: owner.deleteNow }).click();
    await expect(page).toHaveURL(/\/owner#main$/);
    await expect(page.getByRole("heading", { name: owner.list })).toBeVisible();
    await expect(inList).toHaveCount(0);
    expect((await page.goto(address))?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: strings.notFound.heading })).toBeVisible();
  });
});

test("fifty are on a page, and a link leads to the older ones", async ({ page, invite }) => {
  await invite({ label: "the oldest of them" });
  for (let made = 1; made <= 50; made++) await invite({ label: `number ${made} of fifty` });
  await page.goto("/owner");
  const list = page.getByRole("main").getByRole("listitem");
  await expect(list).toHaveCount(50);
  await expect(list.first()).toContainText("number 50 of fifty");
  await page.getByRole("link", { name: owner.older }).click();
  await expect(list.first()).toContainText("the oldest of them");
  await page.getByRole("link", { name: owner.newest }).click();
  await expect(list.first()).toContainText("number 50 of fifty");
});

test("without a mouse an invitation is made and ended", async ({ page }) => {
  await page.goto("/owner");
  while ((await page.evaluate(() => document.activeElement?.id)) !== "label")
    await page.keyboard.press("Tab");
  await page.keyboard.type("By keyboard");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("By keyboard");
  const end = page.getByText(owner.end, { exact: true });
  while (!(await end.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText(saying(owner.ended))).toBeVisible();
});

test("Copy copies, and is there only with script", async ({ browser, page, context, origin, invite }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { address } = await invite();
  await page.clock.install();
  await page.goto(address);
  for (const name of [owner.link, strings.lock.field, owner.mail]) {
    await page.getByRole("button", { name: `${owner.copy} ${name}` }).click();
    await expect(page.getByRole("status").filter({ hasText: owner.copied })).toHaveCount(1);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await field(page, name).inputValue());
    await page.clock.runFor(2000);
    await expect(page.getByRole("button", { name: `${owner.copy} ${name}` })).toBeVisible();
  }
  await expect(field(page, owner.link)).not.toBeEditable();
  const storageState = await context.storageState();
  await using bare = await browser.newContext({ baseURL: origin, storageState, javaScriptEnabled: false });
  const barePage = await bare.newPage();
  await barePage.goto(address);
  await expect(field(barePage, owner.link)).toBeVisible();
  await expect(barePage.getByRole("button", { name: owner.copy })).toHaveCount(0);
});

test("the QR code is that of the link, dark on light also in the dark", async ({ page, invite }) => {
  const { address } = await invite();
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(address);
  const link = await field(page, owner.link).inputValue();
  const drawn = await page.getByRole("img", { name: owner.qr }).evaluate((svg) => {
    const path = svg.querySelector("path")?.getAttribute("d") ?? "";
    return [svg.getAttribute("viewBox"), path.split("M").slice(1)] as const;
  });
  const { data, size } = encode(link, { ecc: "M", border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((is, x) => (is ? [`${x} ${y}h1v1h-1z`] : [])));
  expect(dark.length).toBeGreaterThan(200);
  expect(drawn).toEqual([`0 0 ${size} ${size}`, dark]);
  const code = page.getByRole("img", { name: owner.qr });
  await expect(code).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(code.locator("path")).toHaveCSS("fill", "rgb(0, 0, 0)");
});

/** One of those to copy from. */
function field(page: Page, name: string) {
  return page.getByRole("textbox", { name, exact: true });
}
