import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { loadedStates } from "../helpers/browser/states.ts";
import { test } from "../helpers/browser/test.ts";

/** The contrast of a pixel with and without the focus (WCAG 2.4.13). */
const MIN_CONTRAST = 3;
/** A third of the width of the ring, because the edge of the window can hide a part of the ring. */
const MIN_WIDTH = 1;
/** The ring reaches at most this far beyond a control or a card. */
const RING_REACH = 12;

for (const [name, state] of Object.entries(loadedStates)) {
  test(`each Tab stop of the page "${name}" shows a focus ring with a contrast of 3:1`, async ({
    page,
    enterState,
  }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await enterState(state);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ reducedMotion: "reduce", colorScheme });
        expect.soft(await weakRings(page), `${width} px, ${colorScheme}`).toEqual([]);
      }
    }
  });
}

/** Presses Tab from the start of the page to its end. Returns the controls whose ring has too little contrast. */
async function weakRings(page: Page): Promise<string[]> {
  const weakRings: string[] = [];
  await page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) details.open = true;
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement) activeElement.blur();
    getSelection()?.collapse(document.body, 0);
    scrollTo(0, 0);
  });
  while (true) {
    await page.keyboard.press("Tab");
    const control = await page.evaluate(focusedControl, RING_REACH);
    if (!control) return weakRings;
    // The browser draws the controls of a video.
    if (control.name.startsWith("<video")) continue;
    const width = control.clip ? await ringWidth(page, control.clip) : 0;
    if (width < MIN_WIDTH) weakRings.push(`${width.toFixed(1)} px: ${control.name}`);
  }
}

/** Runs in the page. Returns the visible area around the focused control, or around the card of its link. */
function focusedControl(reach: number) {
  const { activeElement: element } = document;
  if (!element || element === document.body) return null;
  // No style can tell that a frame has the focus, so the contents stay open over it on phones.
  if (element.matches("iframe"))
    for (const details of document.querySelectorAll("details")) details.open = false;
  const name = `${element.outerHTML.slice(0, 80)} ${element.textContent}`;
  const area = (element.matches(".card-link") && element.closest(".card")) || element;
  const { left, right, top, bottom } = area.getBoundingClientRect();
  const [x, y] = [Math.max(0, Math.floor(left) - reach), Math.max(0, Math.floor(top) - reach)];
  const width = Math.min(innerWidth, Math.ceil(right) + reach) - x;
  const height = Math.min(innerHeight, Math.ceil(bottom) + reach) - y;
  return { name, clip: width > 0 && height > 0 ? { x, y, width, height } : null };
}

type Clip = { x: number; y: number; width: number; height: number };

/** Compares the area with and without the ring. Returns the average width of the visible part of the ring. */
async function ringWidth(page: Page, clip: Clip): Promise<number> {
  const focused = await luminances(page, clip);
  await applyStyles(page, "*, ::after { outline: none !important; box-shadow: none !important }");
  const plain = await luminances(page, clip);
  await applyStyles(page, "");
  const changed = [...focused.keys()].filter((index) => focused[index] !== plain[index]);
  const strong = changed.filter((index) => {
    const ratio = ((focused[index] ?? 0) + 0.05) / ((plain[index] ?? 0) + 0.05);
    return Math.max(ratio, 1 / ratio) >= MIN_CONTRAST;
  });
  const columns = changed.map((index) => index % clip.width);
  const rows = changed.map((index) => Math.floor(index / clip.width));
  return strong.length / (2 * (rangeOf(columns) + rangeOf(rows))) || 0;
}

function rangeOf(values: number[]): number {
  const [least = 0, ...sorted] = values.toSorted((a, b) => a - b);
  return (sorted.at(-1) ?? least) - least;
}

/** Takes a screenshot, and returns the relative luminance of each of its pixels. */
async function luminances(page: Page, clip: Clip): Promise<Float64Array> {
  const bytes = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer();
  return Float64Array.from({ length: clip.width * clip.height }, (_, index) => {
    const [red = 0, green = 0, blue = 0] = [0, 1, 2].map(
      (channel) => LINEAR[bytes[index * 3 + channel] ?? 0],
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  });
}

const LINEAR = Array.from({ length: 256 }, (_, value) => {
  const channel = value / 255;
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
});

/** Replaces the added styles of the page, and of the focused frame if there is one. */
async function applyStyles(page: Page, styles: string): Promise<void> {
  await page.evaluate((text) => {
    const { activeElement: element } = document;
    const frame = element instanceof HTMLIFrameElement ? (element.contentWindow as typeof window) : null;
    for (const view of frame ? [window, frame] : [window]) {
      const sheet = new view.CSSStyleSheet();
      sheet.replaceSync(text);
      view.document.adoptedStyleSheets = [sheet];
    }
  }, styles);
}
