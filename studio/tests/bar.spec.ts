import AxeBuilder from "@axe-core/playwright";
import type { Locator } from "@playwright/test";
import { expect, test } from "./open-studio.ts";

const WIDTHS = { 390: 2, 768: 2, 1024: 1, 1440: 1 };
const MESSAGE =
  "Not saved: this message is longer than the place that the bar has for it, and shows every word.";

for (const [width, rows] of Object.entries(WIDTHS)) {
  test(`no message and no count moves a button of the bar in a window of ${width} px`, async ({ studio }) => {
    const { page } = studio;
    await page.setViewportSize({ width: Number(width), height: 800 });
    const bar = page.getByRole("region", { name: "Studio", exact: true });
    const boxes = () =>
      bar.getByRole("button").evaluateAll((buttons) =>
        buttons.map((button) => {
          const { x, y, width, height } = button.getBoundingClientRect();
          return { x, y, width, height };
        }),
      );
    // The icons of the views appear after the window has become wide.
    await expect(bar.getByRole("radio")).toHaveCount(Number(width) < 1440 ? 0 : 5);
    const before = await boxes();
    expect(new Set(before.map(({ y, height }) => y + height / 2)).size).toBe(rows);
    expect(Math.max(...before.map((box) => box.x + box.width))).toBeLessThanOrEqual(Number(width));
    await studio.edit("profile.yaml#availability");
    await page.keyboard.type("Free");
    await page.keyboard.press("Enter");
    await expect(page.locator("#state")).toHaveText("Saved");
    await expect(page.getByRole("button", { name: "Undo", exact: true })).toBeEnabled();
    expect(await boxes()).toEqual(before);
    const state = page.locator("#state");
    await state.evaluate((output, message) => output.replaceChildren(message), MESSAGE);
    expect(await boxes()).toEqual(before);
    await expect(state).toHaveCSS("overflow", "visible");
    expect(await state.evaluate((output) => output.scrollWidth - output.clientWidth)).toBe(0);
    await expect(state).toBeInViewport({ ratio: 1 });
    for (const name of [/^View as:/, /to check$/]) {
      await page.getByRole("button", { name }).press("Enter");
      const { violations } = await new AxeBuilder({ page }).exclude("#page").analyze();
      expect(violations, `${name}`).toEqual([]);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("button", { name })).toBeFocused();
    }
  });
}

test("on a phone, notices do not cover text tools, and messages do not cover settings", async ({
  studio,
}) => {
  const { page, read, write } = studio;
  await page.setViewportSize({ width: 390, height: 800 });
  await studio.edit("profile.yaml#availability");
  const top = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().top);
  const bottom = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().bottom);
  write("profile.yaml", read("profile.yaml").toString().replace("footer: ", "footer: New "));
  const notice = page.getByRole("alertdialog");
  await expect(notice).toBeVisible();
  expect(await bottom(notice)).toBeLessThan(await top(page.locator("#tools > div")));
  await page.getByRole("button", { name: "Settings", exact: true }).click();
  const state = page.locator("#state");
  await state.evaluate((output, message) => output.replaceChildren(message), MESSAGE);
  expect(await bottom(state)).toBeLessThanOrEqual(await top(page.locator("#panel header")));
});

test("says only the last message, one second after it", async ({ studio }) => {
  const { page } = studio;
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  const said = page.getByRole("region", { name: "Studio", exact: true }).getByRole("status");
  await studio.edit("profile.yaml#availability");
  await page.keyboard.type("Free");
  await page.keyboard.press("Enter");
  await expect(page.locator("#state")).toHaveText("Saved");
  await page.clock.runFor(900);
  await expect(said).toHaveText("");
  await page.clock.runFor(100);
  await expect(said).toHaveText("Saved");
});

test("gives a button one name, and names an image without alt text", async ({ studio }) => {
  const { page, frame } = studio;
  const outline = page.getByRole("button", { name: "Outline" });
  await page.keyboard.press("F6");
  await expect(outline).toBeFocused();
  await expect(page.getByRole("tooltip")).toHaveText("Outline");
  await expect(outline).toHaveAccessibleDescription("");
  await expect(frame.locator("[data-studio-src='projects.yaml#cards.0.bgimage']")).toHaveAccessibleName(
    "Background image of the card Everything there is",
  );
});
