import { expect, type Page, type Route } from "@playwright/test";
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
import { locked, pathOf } from "../../helpers/content/studies.ts";
import { PASSCODE, PASSCODE_ENDPOINT } from "../../helpers/site/passcode.ts";

const path = pathOf(locked);
const sections = locked.sections.length;
const DATA = /\.data(\?|$)/;
const PAGE = /\?entered$/;

/** React reports that it renders a changed page again. */
const REPAIR = /Minified React error #418/;

/** Extensions, proxies and translators leave these traces. */
const CHANGES = {
  "a node before the field": () => document.querySelector("#password")?.before(document.createElement("div")),
  "a copy of the field": () => {
    const field = document.querySelector("#password");
    field?.replaceWith(field.cloneNode());
  },
  "another field before the field": () => {
    const decoy = Object.assign(document.createElement("input"), { name: "password", hidden: true });
    document.querySelector("#password")?.before(decoy);
  },
  "other words for the mail address": () => {
    for (const link of document.querySelectorAll("a[href^=mailto]")) link.replaceChildren("[protected]");
  },
  "a prompt without its help": () => document.querySelector("#prompt-help")?.remove(),
  "a wrapper around the prompt": () => {
    const prompt = document.querySelector("section.prompt");
    const wrapper = document.createElement("div");
    prompt?.replaceWith(wrapper);
    if (prompt) wrapper.append(prompt);
  },
  "text nodes in <font>": () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (!text.nodeValue?.trim() || /^(SCRIPT|STYLE)$/.test(text.parentNode?.nodeName ?? "")) continue;
      const font = document.createElement("font");
      text.parentNode?.replaceChild(font, text);
      font.append(text);
    }
  },
};

test.beforeEach(({ browserName, expectedErrors }) => {
  // Firefox logs errors without their messages.
  if (browserName === "firefox") expectedErrors.push(/^error: .*\bError \(/);
});

for (const [name, change] of Object.entries(CHANGES)) {
  test(`the passcode works with ${name} before React starts`, async ({ page, visit, expectedErrors }) => {
    if (name !== "a copy of the field") expectedErrors.push(REPAIR);
    await changeBeforeReact(page, change);
    await visit(path);
    await expectToOpen(page);
  });

  test(`the passcode works with ${name} after React starts`, async ({ page, visit, expectedErrors }) => {
    if (name === "a wrapper around the prompt") expectedErrors.push(/NotFoundError/, /[Tt]ransition/);
    await visit(path);
    await page.evaluate(change);
    await expectToOpen(page);
  });
}

/** The page keeps its styles, also if React renders it again. */
async function expectToOpen(page: Page): Promise<void> {
  const background = await backgroundOf(page);
  await promptOf(page).field.fill(PASSCODE);
  await promptOf(page).field.press("Enter");
  await expect(sectionsOf(page)).toHaveCount(sections);
  await expect(promptOf(page).field).toHaveCount(0);
  expect(await backgroundOf(page)).toBe(background);
}

test("the field keeps text from before a repair", async ({ page, visit, expectedErrors }) => {
  expectedErrors.push(REPAIR);
  await changeBeforeReact(page, () => {
    const field = document.querySelector<HTMLInputElement>("#password");
    field?.before(document.createElement("div"));
    if (field) field.value = "filled by an extension";
  });
  await visit(path);
  await expect(promptOf(page).field).toHaveValue("filled by an extension");
});

test("after a script error, the server's page and its form still work", async ({ page, expectedErrors }) => {
  expectedErrors.push(/Error/);
  await changeBeforeReact(page, () => document.querySelector("#strings")?.replaceChildren("null"));
  const hasFailed = page.waitForEvent("console", (message) => message.type() === "error");
  await page.goto(path);
  await hasFailed;
  await expectLocked(page);
  await enterPasscode(page, PASSCODE);
  await expectUnlocked(page, sections);
});

test("the passcode works if React fails before the response", async ({ page, visit, expectedErrors }) => {
  expectedErrors.push(/NotFoundError/);
  await visit(path);
  await enterPasscode(page, "not this one");
  await promptOf(page).dialog.evaluate((dialog) => dialog.remove());
  const releaseResponse = await holdRequests(page, `**${PASSCODE_ENDPOINT}`);
  const question = page.waitForRequest(PAGE);
  await enterPasscode(page, PASSCODE);
  // The server's page is back, and has asked for the sections in vain.
  await (await question).response();
  releaseResponse();
  await expectUnlocked(page, sections);
});

for (const [name, stop, error] of [
  ["is blocked", (route: Route) => route.abort("blockedbyclient"), /BLOCKED|fetch|NetworkError/],
  ["gets a proxy's page", (route: Route) => route.fulfill({ status: 403, body: "<h1>No</h1>" }), /error: /],
  ["gets no response for five seconds", () => {}, /did not arrive within 5000 ms/],
] as const) {
  test(`the page opens if its data request ${name}`, async ({ page, visit, expectedErrors }) => {
    expectedErrors.push(error);
    await page.clock.install();
    await page.route(DATA, stop);
    await visit(path);
    const dataRequest = page.waitForRequest(DATA);
    await enterPasscode(page, PASSCODE);
    await dataRequest;
    if (name.includes("five seconds")) await page.clock.runFor(5_000);
    await expectUnlocked(page, sections);
    await expect(sectionsOf(page).first().getByRole("heading", { level: 2 })).toBeFocused();
    await expect(announcementOf(page)).toHaveText(strings.lock.unlocked);
  });
}

test("a visitor can try again if neither data nor page arrives", async ({ page, visit, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED|Failed to fetch|NetworkError/);
  for (const pattern of [DATA, PAGE]) await page.route(pattern, (route) => route.abort());
  await visit(path);
  await enterPasscode(page, PASSCODE);
  await expect(page.locator("#prompt-error")).toContainText(strings.lock.noPage);
  await expect(promptOf(page).field).toHaveValue(PASSCODE);
  await expect(promptOf(page).submit).toBeEnabled();
  await page.unrouteAll();
  await page.getByRole("link", { name: strings.lock.tryAgain }).click();
  await expectUnlocked(page, sections);
});

test("late data opens the study even if the page is lost", async ({ page, visit, expectedErrors }) => {
  expectedErrors.push(/did not arrive within 5000 ms/, /ERR_FAILED|Failed to fetch/);
  await page.clock.install();
  const releaseData = await holdRequests(page, DATA);
  await page.route(PAGE, (route) => route.abort());
  await visit(path);
  const dataRequest = page.waitForRequest(DATA);
  await enterPasscode(page, PASSCODE);
  await dataRequest;
  await page.clock.runFor(5_000);
  await expect(page.locator("#prompt-error")).toContainText(strings.lock.noPage);
  releaseData();
  await expectUnlocked(page, sections);
});

test("the prompt shows an error after 30 seconds of silence", async ({ page, visit, expectedErrors }) => {
  expectedErrors.push(/did not respond within 30000 ms/);
  await page.clock.install();
  await page.route(PASSCODE_ENDPOINT, () => {});
  await visit(path);
  const request = page.waitForRequest(`**${PASSCODE_ENDPOINT}`);
  await enterPasscode(page, PASSCODE);
  await request;
  await page.clock.runFor(30_000);
  await expect(promptOf(page).dialog).toHaveAccessibleName(strings.lock.failed);
});

/** Runs the function in the page as soon as the prompt is complete, before React starts. */
function changeBeforeReact(page: Page, change: () => unknown): Promise<unknown> {
  return page.addInitScript(`(${runOnce})(${change})`);
}

function runOnce(change: () => void): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector("footer")) return;
    observer.disconnect();
    change();
  });
  observer.observe(document, { childList: true, subtree: true });
}

function backgroundOf(page: Page): Promise<string> {
  return page.locator(".hero").evaluate((hero) => getComputedStyle(hero).backgroundColor);
}
