import { expect, replaceText, test } from "./open-studio.ts";

const FILE = "case-studies/vault/case-study.yaml";

test("sets the slide and the notes of a section, and presents the study", async ({ studio }) => {
  const { page } = studio;
  await studio.go("/vault");
  await studio.settings("This page");
  await page.getByRole("button", { name: "Sections", exact: true }).click();
  await page.getByRole("button", { name: /^1 · / }).click();
  const slide = page.getByRole("textbox", { name: "Slide", exact: true }).first();
  await replaceText(slide, "A line for the room");
  await slide.press("Enter");
  await expect.poll(() => studio.diff(FILE).after.join()).toContain("slide: A line for the room");
  const notes = page.getByRole("textbox", { name: "Notes for yourself" }).first();
  await replaceText(notes, "Speak slowly");
  await notes.press("Enter");
  await notes.pressSequentially("Then wait");
  await notes.blur();
  await expect.poll(() => studio.diff(FILE).after.join()).toMatch(/Speak slowly,\s*Then wait/);

  await page.getByRole("button", { name: /^Page:/ }).click();
  const opened = page.waitForEvent("popup");
  await page.getByRole("menuitem", { name: "Present" }).click();
  const slides = await opened;
  await expect(slides.getByText("A line for the room")).toBeVisible();
  // This site has no address yet.
  await expect(slides.getByRole("link", { name: "localhost" })).toHaveCount(0);
  await expect
    .poll(() =>
      slides.evaluate(() =>
        [...document.images].filter(({ complete, naturalWidth }) => complete && !naturalWidth),
      ),
    )
    .toEqual([]);
  // Only presenter.js: hydration would undo its changes.
  await expect(slides.locator("script")).toHaveCount(1);
  const openedNotes = slides.waitForEvent("popup");
  await slides.getByRole("button", { name: "Notizen öffnen" }).click();
  const notesWindow = await openedNotes;
  await notesWindow.waitForLoadState();
  // Only sections have notes.
  await expect(notesWindow.getByText("keine Notizen").filter({ visible: true })).toHaveCount(0);
  await notesWindow.keyboard.press("ArrowRight");
  await expect(notesWindow.getByText("Speak slowly")).toBeVisible();

  await page.getByText("Leave out").first().click();
  await expect.poll(() => studio.diff(FILE).after.join()).toContain("slide: false");
  await page.getByRole("button", { name: "Settings", exact: true }).click();
  await studio.settings("This page");
  await expect(slide).toBeDisabled();
  await page.getByText("Leave out").first().click();
  await expect.poll(() => studio.diff(FILE).after.join()).not.toContain("slide:");
});
