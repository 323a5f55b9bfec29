import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "./open-studio.ts";

const FILE = "case-studies/everything/case-study.yaml";

test("moves and adds sections in the outline, and undo restores the file", async ({ studio }) => {
  const { page, frame, go } = studio;
  await go("/everything");
  await page.getByRole("button", { name: "Outline" }).click();
  const rows = page.getByRole("treegrid").getByRole("row");
  await expect(rows.first()).toContainText("Words alone");
  await rows.nth(1).click();
  await page.keyboard.press("Alt+ArrowUp");
  await expect(rows.first()).toContainText("A wide picture");
  await expect(frame.getByRole("heading", { level: 2 }).first()).toHaveText("A wide picture");
  await page.getByRole("button", { name: "Add section" }).click();
  await page.getByRole("button", { name: "Quote" }).click();
  const quote = frame.locator("[contenteditable]");
  await expect(quote).toContainText("Write what someone said");
  await page.keyboard.type("New words");
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(rows.last()).toContainText("New words");
  const undo = page.getByRole("button", { name: "Undo", exact: true });
  for (const label of ["Change the quote of the", "Add a section", "Move “A wide picture” up"]) {
    await undo.click();
    await expect(page.locator("#state")).toContainText(`Undone: ${label}`);
  }
});

test("Alt+Down in a text moves the part that contains the text, and keeps the caret", async ({ studio }) => {
  const { page, frame, read } = studio;
  await studio.go("/everything");
  await studio.edit(`${FILE}#sections.6.bullets.0.title`);
  await page.keyboard.press("Home");
  await page.keyboard.type("12");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Alt+ArrowDown");
  await page.keyboard.type("abc");
  await expect(frame.locator("[contenteditable]")).toHaveText(/^1abc2/);
  await page.keyboard.press("Enter");
  await expect(page.locator("#state")).toHaveText("Saved");
  await expect.poll(() => `${read(FILE)}`).toMatch(/title: "?1abc2/);
});

test("drags a row by mouse, and the moved row stays expanded", async ({ studio }) => {
  const { page, frame, go } = studio;
  await go("/everything");
  await page.getByRole("button", { name: "Outline" }).click();
  const rows = page.getByRole("treegrid").getByRole("row");
  const row = rows.filter({ hasText: "One bullet" }).first();
  await row.getByRole("button", { name: "Expand" }).click();
  await row.dragTo(rows.first(), { targetPosition: { x: 40, y: 2 } });
  await expect(rows.first()).toContainText("One bullet");
  await expect(rows.first()).toHaveAttribute("aria-expanded", "true");
  await expect(frame.getByRole("heading", { level: 2 }).first()).toHaveText("One bullet");
});

test("drags a row by keyboard, and marks on the page only where it would land", async ({ studio }) => {
  const { page, frame, go } = studio;
  await go("/everything");
  await page.getByRole("button", { name: "Outline" }).click();
  const rows = page.getByRole("treegrid").getByRole("row");
  const landing = frame.locator("[data-studio-landing]");
  const dragUp = async () => {
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("button", { name: "Drag A wide picture" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(async () => {
      await page.keyboard.press("ArrowUp");
      await expect(page.getByRole("button", { name: "Insert before Words alone" })).toBeFocused({
        timeout: 500,
      });
    }).toPass();
    await expect(landing).toHaveCount(1);
    await expect(landing).toContainText("Words alone");
  };
  await rows.nth(1).click();
  await dragUp();
  await page.keyboard.press("Escape");
  await expect(landing).toHaveCount(0);
  await rows.nth(1).click();
  await dragUp();
  await page.keyboard.press("Enter");
  await expect(rows.first()).toContainText("A wide picture");
  await expect(frame.getByRole("heading", { level: 2 }).first()).toHaveText("A wide picture");
});

test("F6 moves the focus from a text to the tools of its section, which pass axe", async ({ studio }) => {
  const { page, frame, go } = studio;
  await go("/everything");
  await frame.getByText("A wide picture", { exact: true }).last().focus();
  await page.keyboard.press("F6");
  await expect(page.getByRole("toolbar", { name: "Selected part" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Move up" })).toBeFocused();
  const { violations } = await new AxeBuilder({ page }).exclude("#page").analyze();
  expect(violations).toEqual([]);
  await page.getByRole("button", { name: "Add a section here" }).press("Enter");
  await page.getByRole("button", { name: "Quote" }).press("Enter");
  await expect(frame.locator("[contenteditable]")).toContainText("Write what someone said");
});

test("“Add card” asks for the page, and the card of a study has only its link", async ({ studio }) => {
  const { page, read } = studio;
  await page.getByRole("button", { name: "Outline" }).click();
  const rows = page.getByRole("treegrid").getByRole("row");
  await rows.first().click();
  await page.getByRole("button", { name: "Add card" }).click();
  await page.getByRole("button", { name: /Which page\?$/ }).click();
  await expect(page.getByRole("option")).toHaveText([
    "Quokka",
    "Kürze",
    /Über/,
    "Werkzeug",
    "Another address",
  ]);
  await page.getByRole("option", { name: "Quokka" }).click();
  await page.getByRole("button", { name: "Create" }).click();
  await expect(rows.last()).toContainText("Quokka");
  await expect(rows.last()).toHaveAttribute("aria-selected", "true");
  expect(`${read("projects.yaml")}`).toMatch(/\n {2}- link: \/quokka\n$/);
});

test("Delete in the outline selects the next row, then the previous one at the end", async ({ studio }) => {
  const { page, go } = studio;
  await go("/everything");
  await page.getByRole("button", { name: "Outline" }).click();
  const rows = page.getByRole("treegrid").getByRole("row");
  await rows.filter({ hasText: "A window to open" }).click();
  for (const [name, nextName] of [
    ["A window to open", "A wall of windows"],
    ["A wall of windows", "Windows that open"],
  ]) {
    await page.keyboard.press("Delete");
    await expect(rows.filter({ hasText: name })).toHaveCount(0);
    await expect(rows.filter({ hasText: nextName })).toBeFocused();
    await expect(rows.filter({ hasText: nextName })).toHaveAttribute("aria-selected", "true");
  }
});

test("frames the visible part of a selected band, and hides the tools of a part out of view", async ({
  studio,
}) => {
  const { page, frame, go } = studio;
  await go("/everything");
  const band = frame.locator(".on-color").first();
  await band.getByRole("heading").click();
  const tools = page.getByRole("toolbar", { name: "Selected part" });
  await expect(tools).toBeVisible();
  const mark = page.locator("[data-mark=part]");
  const [view, box] = [await page.locator("#page").boundingBox(), await mark.boundingBox()];
  const scrollbarWidth = await frame.locator("html").evaluate(({ clientWidth }) => innerWidth - clientWidth);
  expect(box).toMatchObject({ y: ((await band.boundingBox())?.y ?? 0) + 2 });
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBe((view?.width ?? 0) - scrollbarWidth - 2);
  await frame.locator("footer").last().scrollIntoViewIfNeeded();
  await expect(tools).toHaveCount(0);
  await expect(mark).toHaveCount(0);
});

test("restores and removes the images of a deleted section", async ({ studio }) => {
  const { page, frame, go } = studio;
  await go("/vault");
  await page.getByRole("button", { name: "Outline" }).click();
  await page.getByRole("treegrid").getByRole("row").first().click();
  await page.keyboard.press("Delete");
  await page.getByRole("button", { name: /to check/ }).click();
  await page.getByRole("button", { name: "Remove small-plan.png" }).click();
  await page.getByRole("button", { name: "Restore plan.png" }).click();
  // The second image is in a closed dialog.
  const image = frame.getByAltText("Describe what can be seen.").first();
  await expect(image).toBeAttached();
  await expect(image).toBeInViewport();
  await page.getByRole("button", { name: /to check/ }).click();
  await expect(page.getByRole("button", { name: /^Restore/ })).toHaveCount(0);
});

test.describe(() => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 664 } });

  test("moves a section with “Move to…” by touch", async ({ studio }) => {
    const { page, frame, go } = studio;
    await go("/everything");
    await page.getByRole("button", { name: "Outline" }).tap();
    await page.getByRole("row", { name: "A wide picture" }).tap();
    await expect(page.getByRole("treegrid")).toHaveCount(0);
    await page.getByRole("button", { name: "Text and image" }).tap();
    await page.getByRole("menuitem", { name: "Move to…" }).tap();
    await page.getByRole("button", { name: "At the start" }).tap();
    await expect(frame.getByRole("heading", { level: 2 }).first()).toHaveText("A wide picture");
  });
});
