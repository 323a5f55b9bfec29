import { expect, type Page } from "@playwright/test";
import { locked, lockedStudies, otherLocked, pathOf, profile } from "../../kit/content.ts";
import { test } from "../../kit/journey.ts";
import { PASSCODE } from "../../kit/passcode.ts";
import { expectLocked, expectUnlocked, promptOf, sectionsOf, tryPasscode } from "../../kit/prompt.ts";
import { strings } from "../../kit/strings.ts";

const path = pathOf(locked);
const sections = locked.sections.length;

test("the right passcode puts the body in place: same address, focus on the first heading", async ({
  page,
  visit,
}) => {
  await visit(path);
  await tryPasscode(page, PASSCODE);
  await expectUnlocked(page, sections);
  await expect(page).toHaveURL(path);
  await expect(sectionsOf(page).first().getByRole("heading", { level: 2 })).toBeFocused();
  await expect(page.getByRole("status")).toHaveText(strings.gate.unlocked);
  expect(await kept(page)).toEqual({ isAuthenticated: "true", passcode: PASSCODE });
});

for (const [slip, spelling] of Object.entries({
  "other capitals": PASSCODE.toUpperCase(),
  "spaces for hyphens": PASSCODE.replaceAll("-", " "),
  "white space around": `  ${PASSCODE} `,
  "all of these": ` ${PASSCODE.toUpperCase().replaceAll("-", " _ ")}`,
})) {
  test(`takes the passcode with ${slip}`, async ({ page, visit }) => {
    await visit(path);
    await tryPasscode(page, spelling);
    await expectUnlocked(page, sections);
  });
}

test("one passcode opens every locked page, also after a reload and in a new tab", async ({
  page,
  context,
  visit,
}) => {
  await visit(path);
  await tryPasscode(page, PASSCODE);
  await expectUnlocked(page, sections);
  await page.reload();
  await expectUnlocked(page, sections);
  for (const study of lockedStudies) {
    await visit(pathOf(study));
    await expectUnlocked(page, study.sections.length);
  }
  const tab = await context.newPage();
  await tab.goto(pathOf(otherLocked));
  await expectUnlocked(tab, otherLocked.sections.length);
  await expect.poll(async () => (await kept(tab)).isAuthenticated).toBe("true");
});

test("opens the other tabs that were waiting", async ({ page, context, visit }) => {
  await visit(pathOf(otherLocked));
  const tab = await context.newPage();
  await tab.goto(path);
  await expectLocked(page);
  await tryPasscode(tab, PASSCODE);
  await expectUnlocked(tab, sections);
  await expectUnlocked(page, otherLocked.sections.length);
  expect((await kept(page)).isAuthenticated).toBe("true");
});

test("does not tell another visitor", async ({ page, browser, visit }) => {
  const stranger = await browser.newContext();
  const other = await stranger.newPage();
  await other.goto(path);
  await visit(path);
  await tryPasscode(page, PASSCODE);
  await expectUnlocked(page, sections);
  await expectLocked(other);
  await other.reload();
  await expectLocked(other);
  await stranger.close();
});

test("keeps what is typed, and has it in the field after a reload", async ({ page, visit }) => {
  await visit(path);
  await promptOf(page).field.pressSequentially("half a pass");
  expect((await kept(page)).passcode).toBe("half a pass");
  await page.reload();
  await expect(promptOf(page).field).toHaveValue("half a pass");
  await visit(pathOf(otherLocked));
  await expect(promptOf(page).field).toHaveValue("half a pass");
  expect((await kept(page)).isAuthenticated).toBeNull();
});

test("a flag written by hand opens nothing: the server is asked, and it is taken back", async ({
  page,
  visit,
}) => {
  await visit(path);
  await page.evaluate(() => sessionStorage.setItem("isAuthenticated", "true"));
  const asked = page.waitForResponse((response) => response.url().includes(`${path}.data`));
  await visit(path);
  expect((await asked).status()).toBe(200);
  await expect.poll(async () => (await kept(page)).isAuthenticated).toBeNull();
  await expectLocked(page);
});

test("a flag with a good session opens the page that came without it", async ({ page, visit, unlock }) => {
  await visit(path);
  await unlock();
  await page.evaluate(() => sessionStorage.setItem("isAuthenticated", "true"));
  await visit(path);
  await expectUnlocked(page, sections);
  expect((await kept(page)).isAuthenticated).toBe("true");
});

test("a cookie written by hand opens nothing", async ({ page, context, visit, unlock }) => {
  await unlock();
  const [session] = await context.cookies();
  if (!session) throw new Error("There is no session to forge");
  const forgeries = ["true", "1", `${session.value}A`, session.value.replace(/^[^.]+/, "zzzzzz")];
  for (const value of forgeries) {
    await context.clearCookies();
    await context.addCookies([{ ...session, value }]);
    await visit(path);
    await expectLocked(page);
  }
  await context.addCookies([session]);
  await visit(path);
  await expectUnlocked(page, sections);
});

test("asks for a passcode in a plain text field that changes nothing of what is typed", async ({
  page,
  visit,
}) => {
  await visit(path);
  const { field } = promptOf(page);
  await expect(field).toHaveAttribute("type", "text");
  await expect(field).toHaveAttribute("autocapitalize", "none");
  await expect(field).toHaveAttribute("spellcheck", "false");
  await expect(field).toHaveAccessibleName(strings.gate.field);
  const size = await field.evaluate((input) => Number.parseFloat(getComputedStyle(input).fontSize));
  expect(size).toBeGreaterThanOrEqual(16);
});

test("keeps field and card at their widths", async ({ page, visit }) => {
  for (const width of [320, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await visit(path);
    const { field } = promptOf(page);
    const card = page.locator("section:has(input)");
    expect((await field.boundingBox())?.width).toBeLessThanOrEqual(400);
    expect((await card.boundingBox())?.width).toBeLessThanOrEqual(740);
  }
});

test("tells whom to ask, with the name of the project in the mail", async ({ page, visit }) => {
  for (const study of lockedStudies) {
    await visit(pathOf(study));
    const href = await page.getByRole("link", { name: strings.gate.ask }).getAttribute("href");
    const mail = new URL(href ?? "");
    expect(mail.protocol + mail.pathname).toBe(profile.links.find((link) => link.startsWith("mailto:")));
    expect(mail.searchParams.get("subject")).toContain(study.hero.title);
  }
});

function kept(page: Page) {
  return page.evaluate(() => ({
    isAuthenticated: sessionStorage.getItem("isAuthenticated"),
    passcode: sessionStorage.getItem("passcode"),
  }));
}
