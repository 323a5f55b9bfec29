import type { Locator, Page } from "@playwright/test";
import { cards, gated, lockedStudies, pathOf, publicStudies, type Study } from "./content.ts";
import { ENDPOINT, unlock } from "./passcode.ts";
import { promptOf, refuseTries, tryPasscode } from "./prompt.ts";
import { visit } from "./visit.ts";

export interface State {
  picture: string;
  path: string;
  unlocked?: boolean;
  noise?: RegExp;
  prepare?: (page: Page) => Promise<unknown>;
  site?: "broken";
  /** Only what is in view: a dialog covers the screen, not the page. */
  inView?: boolean;
  center?: string;
  /** Where it looks the same on all screens, or is there on some only. */
  widths?: number[];
}

export async function enter(page: Page, { path, unlocked, prepare }: State): Promise<void> {
  if (unlocked) await unlock(page.context());
  await visit(page, path);
  await prepare?.(page);
}

export function wholeStudy({ slug, access }: Study): State {
  const unlocked = access === "passcode";
  return { picture: unlocked ? `${slug}-unlocked` : slug, path: `/${slug}`, unlocked };
}

export const loadedStates: Record<string, State> = {
  "/": { picture: "home", path: "/" },
  ...Object.fromEntries(publicStudies.map((study) => [pathOf(study), wholeStudy(study)])),
  ...Object.fromEntries(
    lockedStudies.map(({ slug }) => [`/${slug} locked`, { picture: `${slug}-locked`, path: `/${slug}` }]),
  ),
  ...Object.fromEntries(lockedStudies.map((study) => [`${pathOf(study)} unlocked`, wholeStudy(study)])),
  "not found": { picture: "not-found", path: "/no-such-page", noise: /status of 404/ },
};

const prompt = { path: pathOf(gated), inView: true, center: ".prompt" };

export const allStates: Record<string, State> = {
  ...loadedStates,
  "wrong passcode": { ...prompt, picture: "prompt-alert", prepare: tryWrong },
  "wrong passcode, dialog closed": {
    ...prompt,
    picture: "prompt-wrong",
    prepare: async (page) => {
      await tryWrong(page);
      await promptOf(page).ok.click();
    },
  },
  "must wait": {
    ...prompt,
    picture: "prompt-waiting",
    noise: /status of 429/,
    prepare: async (page) => {
      await refuseTries(page);
      await tryWrong(page);
      await promptOf(page).ok.click();
    },
  },
  "chunk failure": {
    picture: "chunk-failure",
    path: pathOf(gated),
    noise: /ERR_FAILED/,
    inView: true,
    prepare: async (page) => {
      await page.route("**/assets/*.js", (route) => route.abort());
      await page.reload();
      await page.locator("dialog[open]").waitFor();
    },
  },
};

const reading = { path: pathOf(publicStudies[0] as Study), inView: true };

export const picturedStates: State[] = [
  ...Object.values(allStates),
  ...cards.map(({ hover }, index) => ({
    picture: `home-hover-${hover}`,
    path: "/",
    inView: true,
    widths: [1280],
    prepare: async (page: Page) => {
      const card = page.locator(".card").nth(index);
      await card.hover();
      await motionEnds(card);
    },
  })),
  {
    ...reading,
    picture: "study-contents",
    center: ".contents-disclosure",
    widths: [360, 768],
    prepare: async (page) => {
      await page.locator("summary").click();
      await page.mouse.move(0, 0);
    },
  },
  {
    ...reading,
    picture: "study-reading",
    prepare: async (page) => {
      const middle = page.locator(".section").nth(2);
      // What moves by scrolling stands where it belongs two frames later.
      await middle.evaluate((section) => {
        section.scrollIntoView();
        return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      });
    },
  },
  {
    ...reading,
    picture: "study-zoom",
    prepare: async (page) => {
      await page.locator(".zoom-open").first().click();
      await page.locator("dialog[open] img").evaluate((image: HTMLImageElement) => image.decode());
    },
  },
  {
    ...prompt,
    picture: "prompt-typing",
    prepare: (page) => promptOf(page).field.pressSequentially("hello"),
  },
  {
    ...prompt,
    picture: "prompt-checking",
    prepare: async (page) => {
      await page.route(ENDPOINT, () => {});
      await tryPasscode(page, WRONG);
      await page.getByRole("button", { name: "Checking" }).waitFor();
    },
  },
  {
    ...prompt,
    picture: "prompt-waiting-alert",
    prepare: async (page) => {
      await refuseTries(page);
      await tryWrong(page);
    },
  },
  {
    ...prompt,
    picture: "prompt-unlocking",
    prepare: async (page) => {
      await page.route(ENDPOINT, (route) => route.fulfill({ json: { success: true } }));
      await page.route("**/*.data*", () => {});
      await tryPasscode(page, "a right one");
      await page.getByRole("button", { name: "Unlocking" }).waitFor();
      await motionEnds(page.locator(".prompt"));
    },
  },
  { picture: "server-error", path: pathOf(gated), site: "broken" },
];

const WRONG = "not this one";

async function tryWrong(page: Page): Promise<void> {
  await tryPasscode(page, WRONG);
  await promptOf(page).ok.waitFor();
}

async function motionEnds(part: Locator): Promise<void> {
  await part.evaluate((element) => {
    const moves = element.getAnimations({ subtree: true });
    return Promise.all(moves.map((move) => move.finished));
  });
}
