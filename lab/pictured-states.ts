import type { Locator, Page } from "@playwright/test";
import {
  cards,
  hasPicture,
  lockedStudies,
  pathOf,
  publicStudies,
  type Study,
} from "../tests/helpers/content.ts";
import { ENDPOINT } from "../tests/helpers/passcode.ts";
import { enterPasscode, promptOf, refuseAttempts } from "../tests/helpers/prompt.ts";
import { allStates, promptOn, type State, tryWrong } from "../tests/helpers/states.ts";
import { strings } from "../tests/helpers/strings.ts";

const [lockedStudy] = lockedStudies;
const longStudy = publicStudies.find(({ sections }) => sections.length > 2 && sections.some(hasPicture));

/** What `npx node lab/screenshots.ts` takes. */
export const picturedStates: State[] = [
  ...Object.values(allStates),
  ...cards.map(({ hover }, index) => ({
    picture: `home-hover-${index + 1}-${hover}`,
    path: "/",
    inView: true,
    widths: [1280],
    prepare: async (page: Page) => {
      const card = page.locator(".card").nth(index);
      await card.hover();
      await motionEnds(card);
    },
  })),
  ...(longStudy ? readingStates(longStudy) : []),
  ...(lockedStudy ? tryingStates(lockedStudy) : []),
];

function readingStates(study: Study): State[] {
  const reading = { path: pathOf(study), inView: true };
  return [
    {
      ...reading,
      picture: "study-contents",
      center: ".toc",
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
  ];
}

function tryingStates(study: Study): State[] {
  const prompt = promptOn(study);
  return [
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
        await enterPasscode(page, "a wrong one");
        await page.getByRole("button", { name: strings.lock.checking }).waitFor();
      },
    },
    {
      ...prompt,
      picture: "prompt-waiting-alert",
      prepare: async (page) => {
        await refuseAttempts(page);
        await tryWrong(page);
      },
    },
    {
      ...prompt,
      picture: "prompt-unlocking",
      prepare: async (page) => {
        await page.route(ENDPOINT, (route) => route.fulfill({ json: { success: true } }));
        await page.route("**/*.data*", () => {});
        await enterPasscode(page, "a right one");
        await page.getByRole("button", { name: strings.lock.unlocking }).waitFor();
        await motionEnds(page.locator(".prompt"));
      },
    },
    { picture: "server-error", path: prompt.path, site: "broken" },
  ];
}

async function motionEnds(part: Locator): Promise<void> {
  await part.evaluate((element) => {
    const moves = element.getAnimations({ subtree: true });
    return Promise.all(moves.map((move) => move.finished));
  });
}
