import { expect, type Page } from "@playwright/test";
import {
  announcementOf,
  enterPasscode,
  expectLocked,
  expectUnlocked,
  holdRequests,
  promptOf,
  sectionsOf,
} from "../../helpers/browser/prompt.ts";
import { test } from "../../helpers/browser/test.ts";
import { strings } from "../../helpers/content/strings.ts";
import { locked, lockedStudies, otherLocked, pathOf } from "../../helpers/content/studies.ts";
import { PASSCODE, PASSCODE_ENDPOINT } from "../../helpers/site/passcode.ts";

const path = pathOf(locked);
const sections = locked.sections.length;

test("the right passcode unlocks every locked page, even after a reload", async ({ page, visit }) => {
  await visit(path);
  await enterPasscode(page, PASSCODE);
  await expectUnlocked(page, sections);
  await expect(page).toHaveURL(path);
  await expect(sectionsOf(page).first().getByRole("heading", { level: 2 })).toBeFocused();
  await expect(announcementOf(page)).toHaveText(strings.lock.unlocked);
  expect(await storedItems(page)).toEqual({ isAuthenticated: "true", passcode: PASSCODE });
  await page.reload();
  await expectUnlocked(page, sections);
  for (const study of lockedStudies) {
    await visit(pathOf(study));
    await expectUnlocked(page, study.sections.length);
  }
});

test("the first section moves to the top of the window after unlocking", async ({ page, visit }) => {
  await visit(path);
  await enterPasscode(page, PASSCODE);
  await expect.poll(() => topOfFirstSection(page)).toBeLessThan(200);
});

test("a page that the visitor scrolls while it unlocks does not scroll itself", async ({ page, visit }) => {
  await visit(path);
  await page.evaluate(() => {
    const turnWheel = () => setTimeout(() => window.dispatchEvent(new WheelEvent("wheel")));
    document.addEventListener("focusin", ({ target }) => target instanceof HTMLHeadingElement && turnWheel());
    const unlocking = { scrolls: 0, finished: Promise.resolve<unknown>(null) };
    Element.prototype.scrollIntoView = () => (unlocking.scrolls += 1);
    document.startViewTransition = new Proxy(document.startViewTransition, {
      apply(start, self, [options]) {
        const transition = start.call(self, options);
        unlocking.finished = transition.finished;
        return transition;
      },
    });
    Object.assign(window, { unlocking });
  });
  await enterPasscode(page, PASSCODE);
  await expectUnlocked(page, sections);
  const scrolls = await page.evaluate(async () => {
    const { unlocking } = window as unknown as { unlocking: { scrolls: number; finished: Promise<unknown> } };
    await unlocking.finished;
    await new Promise(requestAnimationFrame);
    return unlocking.scrolls;
  });
  expect(scrolls).toBe(0);
});

test("the prompt sends one attempt if the visitor submits twice", async ({ page, visit }) => {
  const attempts: string[] = [];
  page.on("request", (request) => request.url().endsWith(PASSCODE_ENDPOINT) && attempts.push(request.url()));
  const releaseRequest = await holdRequests(page, `**${PASSCODE_ENDPOINT}`);
  await visit(path);
  await enterPasscode(page, PASSCODE);
  await promptOf(page).field.press("Enter");
  await expect(announcementOf(page)).toHaveText(strings.lock.checking);
  releaseRequest();
  await expectUnlocked(page, sections);
  expect(attempts).toHaveLength(1);
});

test("the cookie error stays hidden while the sections replace the prompt", async ({ page, visit }) => {
  await page.addInitScript((error) => {
    const errors: string[] = [];
    Object.assign(window, { errors });
    const record = () => document.querySelector("#prompt-error")?.textContent === error && errors.push(error);
    new MutationObserver(record).observe(document, { subtree: true, childList: true, characterData: true });
  }, strings.lock.noCookies);
  await visit(path);
  await enterPasscode(page, PASSCODE);
  await expectUnlocked(page, sections);
  expect(await page.evaluate(() => (window as { errors?: string[] }).errors)).toEqual([]);
});

test("the right passcode also unlocks a page in another tab", async ({ page, context, visit }) => {
  await visit(pathOf(otherLocked));
  const otherTab = await context.newPage();
  await otherTab.goto(path);
  await expectLocked(page);
  await enterPasscode(otherTab, PASSCODE);
  await expectUnlocked(otherTab, sections);
  await expectUnlocked(page, otherLocked.sections.length);
  expect((await storedItems(page)).isAuthenticated).toBe("true");
});

test("the field keeps the typed text after a reload and on another locked page", async ({ page, visit }) => {
  await visit(path);
  await promptOf(page).field.pressSequentially("half a pass");
  expect((await storedItems(page)).passcode).toBe("half a pass");
  await page.reload();
  await expect(promptOf(page).field).toHaveValue("half a pass");
  await visit(pathOf(otherLocked));
  await expect(promptOf(page).field).toHaveValue("half a pass");
  expect((await storedItems(page)).isAuthenticated).toBeNull();
});

test("the passcode field has a readable size and no autocorrection", async ({ page, visit }) => {
  await visit(path);
  const { field } = promptOf(page);
  for (const [name, value] of Object.entries({ type: "text", autocapitalize: "none", spellcheck: "false" }))
    await expect(field).toHaveAttribute(name, value);
  await expect(field).toHaveAccessibleName(strings.lock.field);
  await expect(field).toHaveAccessibleDescription(/\w/);
  const size = await field.evaluate((input) => Number.parseFloat(getComputedStyle(input).fontSize));
  expect(size).toBeGreaterThanOrEqual(16);
});

function storedItems(page: Page) {
  return page.evaluate(() => ({
    isAuthenticated: sessionStorage.getItem("isAuthenticated"),
    passcode: sessionStorage.getItem("passcode"),
  }));
}

async function topOfFirstSection(page: Page): Promise<number> {
  const box = await sectionsOf(page).first().getByRole("heading", { level: 2 }).boundingBox();
  return box?.y ?? Number.NaN;
}
