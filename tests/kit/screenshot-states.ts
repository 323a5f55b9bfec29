import type { Locator, Page } from "@playwright/test";
import { loadContent } from "../../pipeline/load-content.ts";

/** A page of the site in one of the states a visitor may find it in. */
export interface State {
  path: string;
  /** The built site unless told otherwise; on "broken" the locked pages fail. */
  site?: "broken";
  unlocked?: boolean;
  /** Only what is in view: a dialog covers the screen, not the page. */
  inView?: boolean;
  /** The part that shall stand in the middle of the view. */
  center?: string;
  /** Where it looks the same on all screens, or is there on some only. */
  widths?: number[];
  /** What leads to the state once the page is there. */
  prepare?: (page: Page) => Promise<void>;
}

const { cards, caseStudies } = await loadContent();
const publicStudies = caseStudies.filter(({ access }) => access === "public");
const lockedStudies = caseStudies.filter(({ access }) => access === "passcode");
const reading = `/${publicStudies[0]?.slug}`;
const gated = `/${lockedStudies[0]?.slug}`;

const prompt: State = { path: gated, inView: true, center: ".prompt" };

/** Pages that go on paper, by the name of their file. */
export const PRINTED: Record<string, State> = Object.fromEntries(
  caseStudies.map(({ slug, access }) => [
    `print-${slug}`,
    { path: `/${slug}`, unlocked: access === "passcode" },
  ]),
);

/** Every page and state, by the name of its picture. */
export const STATES: Record<string, State> = {
  home: { path: "/" },
  ...Object.fromEntries(cards.map(({ hover }, index) => [`home-hover-${hover}`, hovered(index)])),
  ...Object.fromEntries(publicStudies.map(({ slug }) => [slug, { path: `/${slug}` }])),
  "study-contents": {
    path: reading,
    inView: true,
    center: ".contents-disclosure",
    widths: [360, 768],
    prepare: async (page) => {
      await page.locator("summary").click();
      await page.mouse.move(0, 0);
    },
  },
  "study-reading": {
    path: reading,
    inView: true,
    prepare: async (page) => {
      const middle = page.locator(".section").nth(2);
      // What moves by scrolling stands where it belongs two frames later.
      await middle.evaluate((section) => {
        section.scrollIntoView();
        return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      });
    },
  },
  "study-zoom": {
    path: reading,
    inView: true,
    prepare: async (page) => {
      await page.locator(".zoom-open").first().click();
      await page.locator("dialog[open] img").evaluate((image: HTMLImageElement) => image.decode());
    },
  },
  ...Object.fromEntries(lockedStudies.map(({ slug }) => [`${slug}-locked`, { path: `/${slug}` }])),
  "prompt-typing": { ...prompt, prepare: (page) => page.locator(".field").pressSequentially("hello") },
  "prompt-checking": {
    ...prompt,
    prepare: async (page) => {
      await page.route("**/api/validate-password", () => {});
      await submit(page);
      await page.getByRole("button", { name: "Checking" }).waitFor();
    },
  },
  "prompt-alert": {
    ...prompt,
    prepare: async (page) => {
      await submit(page);
      await page.getByRole("alertdialog").waitFor();
    },
  },
  "prompt-wrong": { ...prompt, prepare: tryWrong },
  "prompt-waiting-alert": {
    ...prompt,
    prepare: async (page) => {
      await guessElsewhere(page);
      await submit(page);
      await page.getByRole("alertdialog").waitFor();
    },
  },
  "prompt-waiting": {
    ...prompt,
    prepare: async (page) => {
      await guessElsewhere(page);
      await tryWrong(page);
    },
  },
  "prompt-unlocking": {
    ...prompt,
    prepare: async (page) => {
      await page.route("**/api/validate-password", (route) => route.fulfill({ json: { success: true } }));
      await page.route("**/*.data*", () => {});
      await submit(page, "a right one");
      await page.getByRole("button", { name: "Unlocking" }).waitFor();
      await motionEnds(page.locator(".prompt"));
    },
  },
  ...Object.fromEntries(
    lockedStudies.map(({ slug }) => [`${slug}-unlocked`, { path: `/${slug}`, unlocked: true }]),
  ),
  "not-found": { path: "/no-such-page" },
  "server-error": { path: gated, site: "broken" },
  "chunk-failure": {
    path: gated,
    inView: true,
    prepare: async (page) => {
      await page.route("**/assets/*.js", (route) => route.abort());
      await page.reload();
      await page.locator("dialog[open]").waitFor();
    },
  },
};

/** A card as it looks when its motion has ended. */
function hovered(index: number): State {
  return {
    path: "/",
    inView: true,
    widths: [1280],
    prepare: async (page) => {
      const card = page.locator(".card").nth(index);
      await card.hover();
      await motionEnds(card);
    },
  };
}

async function motionEnds(part: Locator): Promise<void> {
  await part.evaluate((element) => {
    const moves = element.getAnimations({ subtree: true });
    return Promise.all(moves.map((move) => move.finished));
  });
}

async function submit(page: Page, passcode = "not this one"): Promise<void> {
  await page.getByRole("textbox").fill(passcode);
  await page.getByRole("button", { name: "Submit" }).click();
}

/** As from another tab: here the prompt would not let anyone try before the wait is over. */
async function guessElsewhere(page: Page): Promise<void> {
  for (let tries = 0; tries < 7; tries += 1) {
    await page.request.post("/api/validate-password", { data: { password: "not this one" } });
  }
}

async function tryWrong(page: Page): Promise<void> {
  await submit(page);
  await page.getByRole("button", { name: "OK" }).click();
}
