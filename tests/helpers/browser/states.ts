import type { Page } from "@playwright/test";
import { lockedStudies, otherPublicPaths, pathOf, publicStudies, type Study } from "../content/studies.ts";
import { unlock } from "../site/passcode.ts";
import { enterPasscode, promptOf, refuseAttempts } from "./prompt.ts";
import { visit } from "./visit.ts";

export interface PageState {
  path: string;
  isUnlocked?: boolean;
  consoleError?: RegExp;
  prepare?: (page: Page) => Promise<unknown>;
}

export async function enterState(page: Page, { path, isUnlocked, prepare }: PageState): Promise<void> {
  if (isUnlocked) await unlock(page.context());
  await visit(page, path);
  await prepare?.(page);
}

export function readableStudy(study: Study): PageState {
  return { path: pathOf(study), isUnlocked: study.access === "passcode" };
}

export const loadedStates: Record<string, PageState> = {
  ...Object.fromEntries(otherPublicPaths.map((path) => [path, { path }])),
  ...Object.fromEntries(publicStudies.map((study) => [pathOf(study), readableStudy(study)])),
  ...Object.fromEntries(lockedStudies.map(pathOf).map((path) => [`${path} locked`, { path }])),
  ...Object.fromEntries(lockedStudies.map((study) => [`${pathOf(study)} unlocked`, readableStudy(study)])),
  "not found": { path: "/no-such-page", consoleError: /status of 404/ },
};

export const allStates: Record<string, PageState> = {
  ...loadedStates,
  ...(lockedStudies[0] && promptStates(pathOf(lockedStudies[0]))),
};

function promptStates(path: string): Record<string, PageState> {
  return {
    "wrong passcode": { path, prepare: enterWrongPasscode },
    "wrong passcode, dialog closed": {
      path,
      prepare: async (page) => {
        await enterWrongPasscode(page);
        await promptOf(page).ok.click();
      },
    },
    "must wait": {
      path,
      consoleError: /status of 429/,
      prepare: async (page) => {
        await refuseAttempts(page);
        await enterWrongPasscode(page);
        await promptOf(page).ok.click();
      },
    },
    "chunk failure": {
      path,
      consoleError: /ERR_FAILED/,
      prepare: async (page) => {
        await page.route("**/assets/*.js", (route) => route.abort());
        await page.reload();
        await page.locator("#chunk-failure").waitFor();
      },
    },
  };
}

async function enterWrongPasscode(page: Page): Promise<void> {
  await enterPasscode(page, "not this one");
  await promptOf(page).ok.waitFor();
}
