import { expect, type Page } from "@playwright/test";
import { axeViolations } from "../../helpers/browser/axe.ts";
import { overhangingElements } from "../../helpers/browser/overhang.ts";
import { allStates, loadedStates, type PageState } from "../../helpers/browser/states.ts";
import { test as base, type WorkerFixtures } from "../../helpers/browser/test.ts";
import { strings } from "../../helpers/content/strings.ts";
import { allStudies, open, pathOf } from "../../helpers/content/studies.ts";
import { GONE_ERROR, openButton } from "../../helpers/invitations/guest.ts";

const LONG_TITLE = "Rindfleischetikettierungsaufgabe";
const LONG_TEXT = `https://www.example.com/${"a1b2c3d4e5f6".repeat(8)}`;

/** Apple's Human Interface Guidelines and WCAG 2.2 (2.5.5) require this size in pixels. */
const MIN_TARGET_SIZE = 44;

const { owner } = strings;
const LONG_LABEL = `${"A very long label with an endless".repeat(4)}${"x".repeat(60)}`;

const VERSION = { studies: allStudies.map(({ slug }) => slug), greeting: "x".repeat(300) };

/** Describes a page that requires an invitation or the owner's login. */
interface InvitedState extends Pick<PageState, "consoleError" | "prepare"> {
  path: string | ((invite: WorkerFixtures["invite"]) => Promise<string>);
}

const INVITED_STATES: Record<string, InvitedState> = {
  "the invitation page": { path: async (invite) => (await invite()).path },
  "the guest's page": {
    path: async (invite) => (await invite(VERSION)).path,
    prepare: async (page) => {
      await openButton(page).click();
      await page.waitForURL("/for-you");
    },
  },
  "the owner's preview of the guest's page": {
    path: async (invite) => `${(await invite({ ...VERSION, label: LONG_LABEL })).address}/preview`,
  },
  "an unknown invitation link": { path: "/i/nothing", consoleError: GONE_ERROR },
  "the login page": { path: "/owner" },
  "the owner's list": {
    path: async (invite) => {
      await invite({ label: LONG_LABEL });
      return "/owner";
    },
    prepare: openDetails,
  },
  "the owner's page for one invitation": {
    path: async (invite) => (await invite({ label: LONG_LABEL, lastDay: "2099-12-31" })).address,
    prepare: openDetails,
  },
  "the slides": { path: `${pathOf(open)}/present` },
  "the presenter's slides": { path: async () => `/owner/present${pathOf(open)}` },
  "the presenter's notes": { path: async () => `/owner/present${pathOf(open)}?notes` },
  "the owner's form with an error": {
    path: async () => "/owner",
    consoleError: /status of 422/,
    prepare: async (page) => {
      await openDetails(page);
      await page.getByLabel(owner.label).fill("Acme");
      await page.getByLabel(owner.passcode).fill("abc");
      await page.getByRole("button", { name: owner.create }).click();
      await expect(page.getByText(owner.errors.passcodeShort)).toBeVisible();
    },
  },
};

/** Each path uses a different style sheet. */
const STYLED_PATHS = ["/", pathOf(open), "/owner"];

const test = base.extend<object, { allSelectors: Set<string> }>({
  allSelectors: [
    async ({ browser, origin }, use) => {
      const page = await browser.newPage();
      const selectors = new Set<string>();
      for (const path of STYLED_PATHS) {
        await page.goto(origin + path);
        for (const selector of await selectorsOf(page)) selectors.add(selector);
      }
      await page.close();
      expect(selectors.size).toBeGreaterThan(100);
      await use(selectors);
    },
    { scope: "worker" },
  ],
});

for (const [name, state] of Object.entries({ ...allStates, ...INVITED_STATES })) {
  test(`the page in the state "${name}" has its styles, passes axe, fits every width and has touch targets of 44 px`, async ({
    page,
    allSelectors,
    enterState,
    invite,
    logIn,
    browserName,
  }) => {
    // Firefox has visible scrollbars, and cannot emulate media features or touch.
    const isFirefox = browserName === "firefox";
    const isPromptState = name in allStates && !(name in loadedStates);
    test.skip(isFirefox && isPromptState, "another state of the same page runs in Firefox");
    // Reduced motion ends every animation before axe measures the colors.
    if (!isFirefox) await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
    const { path } = state;
    if (typeof path !== "string") await logIn();
    await enterState({ ...state, path: typeof path === "string" ? path : await path(invite) });

    await test.step("the page contains all CSS rules that match its elements", async () => {
      // Slides have a sheet of their own.
      if (!(name in allStates)) return;
      const missingSelectors = allSelectors.difference(new Set(await selectorsOf(page)));
      const usedSelectors = await page.evaluate(
        (selectors) => selectors.filter((selector) => document.querySelector(selector)),
        [...missingSelectors],
      );
      expect.soft(usedSelectors).toEqual([]);
    });

    await test.step("nothing moves with reduced motion", async () => {
      if (!isFirefox) expect.soft(await movingElements(page)).toEqual([]);
    });

    await test.step("axe reports no violations in light or dark mode", async () => {
      if (isFirefox) return;
      expect.soft(await axeViolations(page), "light").toEqual([]);
      // Only the colors differ in dark mode.
      await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "dark" });
      expect.soft(await axeViolations(page, "colors"), "dark").toEqual([]);
    });

    await test.step("the page does not scroll sideways at any width or with text at 200%", async () => {
      await expectNoOverhang(page, [320, 819, 1099, 2560]);
      // The last step enlarges the text of the other states.
      if (name in loadedStates) return;
      await setTextSize(page, "200%");
      await expectNoOverhang(page, [320, 1280]);
      await setTextSize(page, "");
    });

    await test.step("every touch target is at least 44 px", async () => {
      // The owner's pages are denser; axe checks WCAG's 24 px there.
      if (isFirefox || new URL(page.url()).pathname.startsWith("/owner")) return;
      await emulateTouchScreen(page);
      for (const width of [390, 1366]) {
        await page.setViewportSize({ width, height: 844 });
        expect.soft(await smallTargets(page), `${width} px`).toEqual([]);
      }
    });

    if (!(name in loadedStates)) return;
    await test.step("long words stay within their column", async () => {
      await openDetails(page);
      await page.evaluate(lengthenTexts, [LONG_TITLE, LONG_TEXT]);
      await expectNoOverhang(page, [320]);
      await setTextSize(page, "200%");
      await expectNoOverhang(page, [320, 768, 820, 1100, 1280]);
    });
  });
}

/** These animations show the position in the study. They follow the visitor's scrolling. */
const SCROLL_POSITION = ["leave-and-return", "progress", "read-here"];

/** Lists the animations that move an element, except transitions that have not started. */
function movingElements(page: Page): Promise<string[]> {
  return page.evaluate((allowedNames) => {
    const moves = (frame: ComputedKeyframe) =>
      ["transform", "translate", "rotate", "scale"].some(
        (property) => (frame[property] ?? "none") !== "none",
      );
    return document.getAnimations().flatMap((animation) => {
      const { animationName } = animation as CSSAnimation;
      const { effect } = animation;
      if (!(effect instanceof KeyframeEffect) || allowedNames.includes(animationName)) return [];
      return effect.getKeyframes().some(moves) ? [`${effect.target?.className}: ${animationName}`] : [];
    });
  }, SCROLL_POSITION);
}

/** Lists the selectors that contain a class but no pseudo-class or pseudo-element. */
function selectorsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const rulesIn = (parent: CSSStyleSheet | CSSGroupingRule): CSSStyleRule[] =>
      Array.from(parent.cssRules).flatMap((rule) => {
        if (rule instanceof CSSStyleRule) return [rule];
        return rule instanceof CSSGroupingRule ? rulesIn(rule) : [];
      });
    const rules = Array.from(document.styleSheets).flatMap(rulesIn);
    return rules
      .map(({ selectorText }) => selectorText)
      .filter((selector) => /^[^:]*\.[^:]*$/.test(selector));
  });
}

async function expectNoOverhang(page: Page, widths: number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await overhangingElements(page), `${width} px`).toEqual([]);
  }
}

function setTextSize(page: Page, size: string): Promise<void> {
  return page.evaluate((size) => document.documentElement.style.setProperty("font-size", size), size);
}

async function emulateTouchScreen(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  expect(await page.evaluate(() => matchMedia("(pointer: coarse)").matches)).toBe(true);
  await openDetails(page);
}

function openDetails(page: Page): Promise<void> {
  return page.locator("details").evaluateAll((all: HTMLDetailsElement[]) => {
    for (const details of all) details.open = true;
  });
}

/** Lists controls that are too small. Ignores links within a sentence, which WCAG exempts. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((minSize) => {
    const targets = [...document.querySelectorAll<HTMLElement>("a, button, input, summary")];
    return targets.flatMap((target) => {
      const paragraph = target.closest("p");
      const isInSentence = paragraph && paragraph.textContent.trim() !== target.textContent.trim();
      if (isInSentence || !target.checkVisibility({ visibilityProperty: true })) return [];
      const afterStyle = getComputedStyle(target, "::after");
      const isStretched = afterStyle.position === "absolute" && afterStyle.content === '""';
      const { width, height } =
        (isStretched ? target.closest(".card") : target)?.getBoundingClientRect() ?? {};
      const isLargeEnough = Number(width) >= minSize && Number(height) >= minSize;
      return isLargeEnough ? [] : [`${target.nodeName} "${target.textContent}" ${width} × ${height}`];
    });
  }, MIN_TARGET_SIZE);
}

/** Replaces all of the owner's text with long words. Runs in the page. */
function lengthenTexts([title = "", text = ""]: string[]): void {
  for (const element of document.querySelectorAll<HTMLElement>(
    "[dir=auto], button:not(.zoom-open, .zoom-area), .pill",
  )) {
    const isHeading = /^H\d$/.test(element.tagName);
    element.textContent = isHeading ? title : text;
    if (isHeading) element.style.setProperty("--longest", String(title.length));
  }
}
