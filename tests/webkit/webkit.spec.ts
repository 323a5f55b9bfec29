import { test as base, expect } from "@playwright/test";
import { hasWebKit } from "../helpers/browser/launch.ts";
import { isHydrated } from "../helpers/browser/visit.ts";
import { strings } from "../helpers/content/strings.ts";
import {
  allPaths,
  locked,
  open,
  otherLocked,
  pathOf,
  publicStudies,
  type Study,
  studyWithVideos,
} from "../helpers/content/studies.ts";
import { PASSCODE } from "../helpers/site/passcode.ts";
import { startSite } from "../helpers/site/start-site.ts";
import { KEYS, startWebKit, type WebKit } from "./web-driver.ts";

const PHONE = { width: 360, height: 740 };
const studyWithPrototype = publicStudies.find(({ slug }) => slug === "everything") as Study;

/** These tests cover behavior that differs in WebKit. Chromium and Firefox run all other browser tests. */
const test = base.extend<{ webkit: WebKit }, { origin: string }>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
    async ({}, use) => {
      await using site = await startSite();
      await use(site.server.origin);
    },
    { scope: "worker" },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
  webkit: async ({}, use) => {
    await using browser = await startWebKit(PHONE);
    await use(browser);
  },
});

test.skip(!hasWebKit(), "WebKit is not installed (tests/helpers/browser/install-browser.ts)");

test("the right passcode unlocks a study after a wrong passcode", async ({ webkit, origin }) => {
  await webkit.open(origin + pathOf(locked));
  await webkit.type("#password", `not this one${KEYS.enter}`);
  await expect.poll(() => webkit.evaluate(() => document.body.innerText)).toContain(strings.lock.incorrect);
  await webkit.press(KEYS.enter);
  await webkit.evaluate(() => document.querySelector<HTMLInputElement>("#password")?.select());
  await webkit.type("#password", PASSCODE + KEYS.enter);
  await expectUnlocked(webkit, locked);
});

test("the right passcode unlocks a page whose nodes an extension has moved", async ({ webkit, origin }) => {
  await webkit.open(origin + pathOf(locked));
  await expect.poll(() => webkit.evaluate(isHydrated)).toBe(true);
  await webkit.evaluate(() => {
    const wrapper = document.createElement("div");
    const prompt = document.querySelector("section.prompt");
    prompt?.replaceWith(wrapper);
    if (prompt) wrapper.append(prompt);
  });
  await webkit.type("#password", PASSCODE + KEYS.enter);
  await expectUnlocked(webkit, locked);
});

// This WebKit has no invoker commands, so a link replaces the button (app/styles/zoom.css).
test("an image links to its largest file", async ({ webkit, origin }) => {
  await webkit.open(origin + pathOf(open));
  const file = await webkit.evaluate(() => document.querySelector<HTMLAnchorElement>("a.zoom-area")?.href);
  await webkit.evaluate(scrollIntoCenter, "a.zoom-area");
  await webkit.click("a.zoom-area");
  await expect.poll(() => webkit.evaluate(() => location.href)).toBe(file);
});

test("a video plays when it is near the viewport", async ({ webkit, origin }) => {
  await unlock(webkit, origin, studyWithVideos);
  test.skip(!(await webkit.evaluate(playsH264)), "WebKit has no H.264 decoder: Debian's gstreamer1.0-libav");
  await webkit.evaluate(scrollIntoCenter, "video");
  const playedSeconds = () => webkit.evaluate(() => document.querySelector("video")?.currentTime ?? 0);
  await expect.poll(playedSeconds).toBeGreaterThan(0);
});

test("no page scrolls sideways on a phone", async ({ webkit, origin }) => {
  for (const path of allPaths) {
    await webkit.open(origin + path);
    const width = await webkit.evaluate(() => document.documentElement.scrollWidth);
    expect(width, path).toBe(PHONE.width);
  }
});

test("Back shows the unlocked study instead of the prompt", async ({ webkit, origin }) => {
  await webkit.open(origin + pathOf(otherLocked));
  await expect.poll(() => webkit.evaluate(isHydrated)).toBe(true);
  await unlock(webkit, origin);
  await webkit.evaluate(() => history.back());
  await expect.poll(() => webkit.evaluate(() => location.pathname)).toBe(pathOf(otherLocked));
  await expectUnlocked(webkit, otherLocked);
});

test("a prototype ends at the bottom of its page", async ({ webkit, origin }) => {
  await webkit.open(origin + pathOf(studyWithPrototype));
  await webkit.open(await webkit.evaluate(addressOfFrame, ".prototype > iframe"));
  expect(await webkit.evaluate(spaceBelow, "iframe")).toBe(0);
});

async function unlock(webkit: WebKit, origin: string, study = locked): Promise<void> {
  await webkit.open(origin + pathOf(study));
  await webkit.type("#password", PASSCODE + KEYS.enter);
  await expectUnlocked(webkit, study);
}

async function expectUnlocked(webkit: WebKit, { sections } = locked): Promise<void> {
  await expect.poll(() => webkit.evaluate(countElements, ".section-list section")).toBe(sections.length);
  expect(await webkit.evaluate(countElements, "#password")).toBe(0);
}

// The following functions run in the page.
function countElements(selector: string): number {
  return document.querySelectorAll(selector).length;
}

function playsH264(): boolean {
  return document.createElement("video").canPlayType('video/mp4; codecs="avc1.640028"') !== "";
}

function addressOfFrame(selector: string): string {
  return document.querySelector<HTMLIFrameElement>(selector)?.src ?? "";
}

function spaceBelow(selector: string): number | undefined {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box && innerHeight - box.bottom;
}

function scrollIntoCenter(selector: string): void {
  document.querySelector(selector)?.scrollIntoView({ block: "center" });
}
