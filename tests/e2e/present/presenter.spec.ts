import { expect, type Page } from "@playwright/test";
import { test } from "../../helpers/browser/test.ts";
import { strings } from "../../helpers/content/strings.ts";
import { open, pathOf, studyWithVideos, titleOf } from "../../helpers/content/studies.ts";

const { present } = strings.owner;
const SLIDES = `/owner/present${pathOf(open)}`;

async function expectPosition(slides: Page, notes: Page, position: number): Promise<void> {
  await expect.poll(() => slides.evaluate(() => scrollY / innerHeight)).toBe(position);
  await expect(notes.locator("article").getByText(new RegExp(`^${position + 1} `))).toBeVisible();
}

/** Returns the index of the slide where screen readers continue. Runs in the page. */
function readPosition(): number {
  const { anchorNode = null } = getSelection() ?? {};
  return [...document.querySelectorAll("main > [data-screen]")].findIndex((screen) =>
    screen.contains(anchorNode),
  );
}

test.beforeEach(async ({ logIn, page }) => {
  await logIn();
  await page.setViewportSize({ width: 1280, height: 720 });
});

test("keys in either window move the slides and the notes", async ({ page, visit }) => {
  await visit(SLIDES);
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: present.open }).click();
  const notes = await opened;
  await expectPosition(page, notes, 0);
  const steps: [Page, string, number][] = [
    [page, "Space", 1],
    [page, "ArrowRight", 2],
    [notes, "PageDown", 3],
    [notes, "Home", 0],
    [page, "ArrowRight", 1],
    [notes, "ArrowRight", 2],
    [notes, "Shift+Space", 1],
    [page, "ArrowLeft", 0],
    [page, "PageDown", 1],
  ];
  for (const [window, key, position] of steps) {
    await window.bringToFront();
    await window.keyboard.press(key);
    await expectPosition(page, notes, position);
    await expect(window).toHaveTitle(
      new RegExp(`^${position + 1} .* · ${present.slides} · ${open.hero.title}$`),
    );
    await expect(window.locator("#slide-status")).toHaveText(new RegExp(`^${position + 1} .* · `));
    await expect.poll(() => window.evaluate(readPosition)).toBe(position);
  }
  await expect(notes.getByText("Mention the axolotl in the green bucket first.")).toBeVisible();
  const shownNotes = notes.locator("article:visible");
  await expect(shownNotes.getByRole("heading", { level: 2 }).first()).toHaveText(
    titleOf(open.sections[0]) ?? "",
  );
  await expect(shownNotes.getByRole("heading", { name: "A wide picture" })).toBeVisible();
  await notes.reload();
  await expectPosition(page, notes, 1);
});

test("the button for the notes stays until a window opens, and returns after the window has closed", async ({
  page,
  visit,
}) => {
  await visit(SLIDES);
  const button = page.getByRole("button", { name: present.open });
  await page.evaluate("const openWindow = open; open = () => { open = openWindow; return null; }");
  await button.click();
  await expect(button).toBeVisible();
  const opened = page.waitForEvent("popup");
  await button.click();
  const notes = await opened;
  await expect(button).toBeHidden();
  await notes.close();
  await expect(async () => {
    await page.mouse.move(0, 0);
    await page.mouse.move(9, 9);
    await expect(button).toBeVisible({ timeout: 500 });
  }).toPass();
});

test("slides follow earlier notes, and the clock survives a reload", async ({ page, visit, context }) => {
  await page.clock.install();
  await visit(`${SLIDES}?notes`);
  await page.clock.fastForward("02:00");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  const slides = await context.newPage();
  await slides.setViewportSize({ width: 1280, height: 720 });
  await slides.goto(SLIDES);
  await expectPosition(slides, page, 2);
  await page.reload();
  await expect(page.locator("#elapsed")).toHaveText(/^2:/);
  await expect(page.locator("#left")).toHaveText("43");
  await page.getByRole("button", { name: "30" }).click();
  await page.reload();
  await expect(page.getByRole("button", { name: "30", pressed: true })).toBeVisible();
  await expect(page.locator("#left")).toHaveText("28");
  await page.getByRole("button", { name: present.restart }).click();
  await expect(page.locator("#elapsed")).toHaveText(/^0:/);
});

test("Enter plays the video of a slide, and arrow keys pause and leave it", async ({ page, visit }) => {
  await visit(`/owner/present${pathOf(studyWithVideos)}`);
  const video = page.locator("video").first();
  await video.scrollIntoViewIfNeeded();
  const isPaused = () => video.evaluate((element: HTMLVideoElement) => element.paused);
  const positionOf = () => page.evaluate(() => Math.round(scrollY / innerHeight));
  await expect.poll(() => page.evaluate(() => (scrollY / innerHeight) % 1)).toBe(0);
  const position = await positionOf();
  await video.evaluate((element: HTMLVideoElement) => {
    element.loop = true;
    element.focus();
  });
  await page.keyboard.press("Enter");
  await expect.poll(isPaused).toBe(false);
  await page.keyboard.press("ArrowRight");
  await expect.poll(positionOf).toBe(position + 1);
  await expect.poll(isPaused).toBe(true);
  await expect(video).not.toHaveAttribute("controls");
  await page.keyboard.press("ArrowLeft");
  await expect.poll(positionOf).toBe(position);
  await page.getByRole("button", { name: strings.study.play }).first().click();
  await expect(page.getByRole("button", { name: strings.study.pause })).toBeVisible();
  await expect.poll(isPaused).toBe(false);
});

test("the owner's page links to the slides of each study", async ({ page, visit }) => {
  await visit("/owner");
  await page.getByRole("link", { name: `${present.title}: ${open.hero.title}` }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(open.hero.title);
});
