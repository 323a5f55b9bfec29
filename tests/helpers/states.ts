import type { Page } from "@playwright/test";
import { visit } from "./browsers/visit.ts";
import { lockedStudies, otherPublicPaths, pathOf, publicStudies, type Study } from "./content.ts";
import { unlock } from "./passcode.ts";
import { enterPasscode, promptOf, refuseAttempts } from "./prompt.ts";

export interface State {
  picture: string;
  path: string;
  unlocked?: boolean;
  consoleError?: RegExp;
  prepare?: (page: Page) => Promise<unknown>;
  site?: "broken";
  /** The screenshot shows only the viewport, because a dialog does not cover the whole page. */
  inView?: boolean;
  center?: string;
  /** Screenshots are limited to these widths. */
  widths?: number[];
}

export async function enter(page: Page, state: State): Promise<void> {
  await arrive(page, state);
  await state.prepare?.(page);
}

/** Opens the page of a state without running `prepare`. */
export async function arrive(page: Page, { path, unlocked }: State): Promise<void> {
  if (unlocked) await unlock(page.context());
  await visit(page, path);
}

export function readableStudy({ slug, access }: Study): State {
  const unlocked = access === "passcode";
  return { picture: unlocked ? `${slug}-unlocked` : slug, path: `/${slug}`, unlocked };
}

export const loadedStates: Record<string, State> = {
  ...Object.fromEntries(otherPublicPaths.map((path) => [path, { picture: path.slice(1) || "home", path }])),
  ...Object.fromEntries(publicStudies.map((study) => [pathOf(study), readableStudy(study)])),
  ...Object.fromEntries(
    lockedStudies.map(({ slug }) => [`/${slug} locked`, { picture: `${slug}-locked`, path: `/${slug}` }]),
  ),
  ...Object.fromEntries(lockedStudies.map((study) => [`${pathOf(study)} unlocked`, readableStudy(study)])),
  "not found": { picture: "not-found", path: "/no-such-page", consoleError: /status of 404/ },
};

export const allStates: Record<string, State> = {
  ...loadedStates,
  ...(lockedStudies[0] && promptStates(lockedStudies[0])),
};

export function promptOn(study: Study) {
  return { path: pathOf(study), inView: true, center: ".prompt" };
}

function promptStates(study: Study): Record<string, State> {
  const prompt = promptOn(study);
  return {
    "wrong passcode": { ...prompt, picture: "prompt-alert", prepare: enterWrongPasscode },
    "wrong passcode, dialog closed": {
      ...prompt,
      picture: "prompt-wrong",
      prepare: async (page) => {
        await enterWrongPasscode(page);
        await promptOf(page).ok.click();
      },
    },
    "must wait": {
      ...prompt,
      picture: "prompt-waiting",
      consoleError: /status of 429/,
      prepare: async (page) => {
        await refuseAttempts(page);
        await enterWrongPasscode(page);
        await promptOf(page).ok.click();
      },
    },
    "chunk failure": {
      picture: "chunk-failure",
      path: prompt.path,
      consoleError: /ERR_FAILED/,
      inView: true,
      prepare: async (page) => {
        await page.route("**/assets/*.js", (route) => route.abort());
        await page.reload();
        await page.locator("dialog[open]").waitFor();
      },
    },
  };
}

export async function enterWrongPasscode(page: Page): Promise<void> {
  await enterPasscode(page, "not this one");
  await promptOf(page).ok.waitFor();
}
