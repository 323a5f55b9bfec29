import type { Page } from "@playwright/test";
import { gated, lockedPaths, pathOf, publicPaths } from "./content.ts";
import { promptOf, tryPasscode } from "./prompt.ts";

/** A page of the site in one of the states a visitor may find it in. */
export interface State {
  path: string;
  unlocked?: boolean;
  /** What the browser complains about on the way. */
  noise?: RegExp;
  /** What leads to the state once the page is there. */
  prepare?: (page: Page) => Promise<void>;
}

/** Every page as it is loaded, locked ones both ways. */
export const loadedStates: Record<string, State> = {
  ...Object.fromEntries(publicPaths.map((path) => [path, { path }])),
  ...Object.fromEntries(lockedPaths.map((path) => [`${path} locked`, { path }])),
  ...Object.fromEntries(lockedPaths.map((path) => [`${path} unlocked`, { path, unlocked: true }])),
  "not found": { path: "/no-such-page", noise: /status of 404/ },
};

/** Those and what comes up on them. */
export const allStates: Record<string, State> = {
  ...loadedStates,
  "wrong passcode": {
    path: pathOf(gated),
    prepare: async (page) => {
      await tryPasscode(page, "not this one");
      await promptOf(page).ok.waitFor();
    },
  },
  "wrong passcode, dialog closed": {
    path: pathOf(gated),
    prepare: async (page) => {
      await tryPasscode(page, "not this one");
      await promptOf(page).ok.click();
    },
  },
  "must wait": {
    path: pathOf(gated),
    noise: /status of 429/,
    prepare: async (page) => {
      const wait = { status: 429, headers: { "Retry-After": "40" }, json: { success: false } };
      await page.route("**/api/validate-password", (route) => route.fulfill(wait));
      await tryPasscode(page, "not this one");
      await promptOf(page).ok.click();
    },
  },
  "chunk failure": {
    path: pathOf(gated),
    noise: /ERR_FAILED/,
    prepare: async (page) => {
      await page.route("**/assets/*.js", (route) => route.abort());
      await page.reload();
      await page.locator("dialog[open]").waitFor();
    },
  },
};
