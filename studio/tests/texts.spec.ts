import { expect, replaceText, test } from "./open-studio.ts";

const PROFILE_FILE = "profile.yaml";
const FOOTER_FIELD = "profile.yaml#footer";

test("Enter saves a changed sentence and rewrites only its line", async ({ studio }) => {
  const { page, diff } = studio;
  const footer = await studio.edit(FOOTER_FIELD);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Draws maps: of #cities & rivers.");
  await page.keyboard.press("Enter");
  await expect(page.locator("#state")).toHaveText("Saved");
  await expect(footer).toHaveText("Draws maps: of #cities & rivers.");
  expect(diff(PROFILE_FILE)).toEqual({
    before: ["footer: © 2026, made for the tests"],
    after: ['footer: "Draws maps: of #cities & rivers."'],
  });
  await page.keyboard.press("ControlOrMeta+z");
  await expect(page.locator("#state")).toHaveText(/^Undone/);
  expect(diff(PROFILE_FILE).after).toEqual([]);
});

test("puts the caret where the text was clicked", async ({ studio }) => {
  const { page, frame, diff } = studio;
  const footer = frame.locator(`[data-studio="${FOOTER_FIELD}"]`);
  await footer.scrollIntoViewIfNeeded();
  const box = await footer.boundingBox();
  if (!box) throw new Error("The line is not there.");
  await page.mouse.click(box.x + 2, box.y + box.height / 4);
  await expect(footer).toHaveAttribute("contenteditable");
  await page.keyboard.type("New ");
  await page.keyboard.press("Enter");
  await expect(page.locator("#state")).toHaveText("Saved");
  expect(diff(PROFILE_FILE).after).toEqual(["footer: New © 2026, made for the tests"]);
});

test("keeps the words that a drag selects in a text", async ({ studio }) => {
  const { page, frame } = studio;
  const footer = frame.locator(`[data-studio="${FOOTER_FIELD}"]`);
  await footer.scrollIntoViewIfNeeded();
  const box = await footer.boundingBox();
  if (!box) throw new Error("The line is not there.");
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 2, y);
  await page.mouse.down();
  await page.mouse.move(box.x + 40, y, { steps: 5 });
  await page.mouse.up();
  await expect(footer).toHaveAttribute("contenteditable");
  expect(await footer.evaluate(() => `${getSelection()}`)).toMatch(/^© 20/);
});

test("Ctrl+Z undoes typing, Esc restores the text, and neither saves", async ({ studio }) => {
  const { page, diff } = studio;
  const savedText = "© 2026, made for the tests";
  const footer = await studio.edit(FOOTER_FIELD);
  await page.keyboard.type("X");
  await page.keyboard.press("ControlOrMeta+z");
  await expect(footer).toHaveText(savedText);
  await expect(footer).toHaveAttribute("contenteditable");
  await page.keyboard.type("No");
  await page.keyboard.press("Escape");
  await expect(footer).toHaveText(savedText);
  expect(diff(PROFILE_FILE)).toEqual({ before: [], after: [] });
});

test("shows an error next to an empty required text, and keeps the focus there", async ({ studio }) => {
  const { page, diff } = studio;
  const footer = await studio.edit(FOOTER_FIELD);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Delete");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("must not be empty.");
  await expect(footer).toBeFocused();
  await page.getByRole("button", { name: "1 text is not saved" }).click();
  await expect(page.getByRole("alert")).toContainText("must not be empty.");
  await expect(footer).toBeFocused();
  expect(diff(PROFILE_FILE)).toEqual({ before: [], after: [] });
});

test("is a text box with the name of its field only while the owner edits it", async ({ studio }) => {
  const { page, frame } = studio;
  const textBox = frame.getByRole("textbox");
  await expect(page.getByRole("application", { name: "The page" })).toBeVisible();
  const title = await studio.edit("projects.yaml#cards.0.title");
  await expect(textBox).toHaveAccessibleName("Title of the card Everything there is");
  await expect(textBox).toHaveAttribute("aria-multiline", "false");
  await page.keyboard.press("Escape");
  await expect(title).toHaveRole("link");

  const footer = await studio.edit(FOOTER_FIELD);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Delete");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("must not be empty.");
  await expect(textBox).toHaveAccessibleName("Footer of Home");
  await studio.edit("profile.yaml#tagline");
  await expect(footer).toHaveAttribute("data-studio-unsaved", "The footer must not be empty.");
  await expect(textBox).toHaveAttribute("aria-multiline", "true");
  await expect(textBox).toHaveAccessibleDescription("Ctrl or Cmd + Enter saves");
  await expect(footer).toHaveRole("paragraph");
  await expect(footer).toHaveAccessibleDescription("Press Enter to edit");
});

test("replaces a focused text that Enter opens, so that screen readers read its new role", async ({
  studio,
}) => {
  const tagline = studio.frame.locator('[data-studio-markdown="profile.yaml#tagline"]');
  await expect(tagline).toHaveAccessibleDescription("Tagline of Home. Press Enter to edit");
  await tagline.focus();
  const oldElement = await tagline.elementHandle();
  await tagline.press("Enter");
  await expect(tagline).toBeFocused();
  await expect(tagline).toHaveRole("textbox");
  expect(await oldElement?.evaluate((element) => element.isConnected)).toBe(false);
});

test("saves a text when it loses the focus and before Undo", async ({ studio }) => {
  const { page, diff } = studio;
  await studio.edit(FOOTER_FIELD);
  await page.keyboard.type("X");
  await page.getByRole("button", { name: /^Page:/ }).focus();
  await expect(page.locator("#state")).toHaveText("Saved");
  const savedDiff = diff(PROFILE_FILE);
  await studio.edit("profile.yaml#availability");
  await page.keyboard.type("Y");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.locator("#state")).toHaveText("Undone: Change the availability of Home");
  expect(diff(PROFILE_FILE)).toEqual(savedDiff);
  expect(savedDiff.after).toHaveLength(1);
});

test("edits the title of a page in content/pages", async ({ studio }) => {
  const { page, frame } = studio;
  await studio.go("/about");
  await studio.edit("pages/about/page.yaml#title");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Who I am");
  await page.keyboard.press("Enter");
  await expect(frame.locator("title")).toHaveJSProperty("text", "Who I am · Zoë O'Hara-Müller");
});

test("warns before the tab closes with unsaved text", async ({ studio }) => {
  const { page } = studio;
  await studio.edit(FOOTER_FIELD);
  await page.keyboard.type("X");
  const dialogEvent = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const dialog = await dialogEvent;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.accept();
});

test("a click on a link edits its text, and a click with Ctrl or Cmd follows the link", async ({
  studio,
}) => {
  const { page, frame, origin } = studio;
  const title = frame.locator('[data-studio="projects.yaml#cards.0.title"]');
  await title.click();
  await expect(title).toHaveAttribute("contenteditable");
  // Typing near the top must not scroll the whole card into view.
  const topOfTitle = () => title.evaluate((element) => element.getBoundingClientRect().y);
  await frame
    .locator("html")
    .evaluate((html, top) => html.scrollBy({ top, behavior: "instant" }), (await topOfTitle()) - 150);
  const top = await topOfTitle();
  await page.keyboard.type("X");
  expect(await topOfTitle()).toBe(top);
  await page.keyboard.press("Escape");
  expect(page.frames()[1]?.url()).toBe(`${origin}/`);
  await frame
    .locator(".card-link")
    .first()
    .click({ modifiers: ["ControlOrMeta"], force: true });
  await expect.poll(() => page.frames()[1]?.url()).not.toBe(`${origin}/`);
});

test("a click on a locked card's description edits it, even below the title's text for screen readers", async ({
  studio,
  browserName,
}) => {
  test.skip(browserName === "firefox", "Firefox keeps the hidden text inside the title.");
  const { frame } = studio;
  const title = frame.locator('[data-studio="projects.yaml#cards.3.title"]');
  const description = frame.locator('[data-studio="projects.yaml#cards.3.description"]');
  await title.evaluate((link) => {
    const heading = link.parentElement as HTMLElement;
    const hiddenBox = () => link.querySelector(".sr-only")?.getBoundingClientRect() ?? new DOMRect();
    link.firstChild?.replaceWith("A title that needs a second line");
    // At some widths, balanced lines leave no space for the hidden text, so it begins a third line.
    for (let width = 500; hiddenBox().y < link.getBoundingClientRect().bottom - 1; width -= 1) {
      if (width < 100) throw new Error("The hidden text is inside the title at every width.");
      heading.style.width = `${width}px`;
    }
  });
  await description.click({ position: { x: 8, y: 12 }, force: true });
  await expect(description).toHaveAttribute("contenteditable");
});

test("a click on a card's type opens a menu of types, and buttons correct a misspelled type or add it to profile.yaml", async ({
  studio,
}) => {
  const { page, frame, diff } = studio;
  const type = frame.locator('[data-studio="projects.yaml#cards.0.type"]');
  await type.click({ force: true });
  await expect(page.getByRole("combobox", { name: "Type" })).toBeFocused();
  await page.getByRole("option", { name: "Front-end" }).click();
  await expect(type).toHaveText("Front-end");
  await replaceText(page.getByRole("combobox", { name: "Type" }), "Desgin");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Use “Design”" }).click();
  await expect(type).toHaveText("Design");
  await replaceText(page.getByRole("combobox", { name: "Type" }), "Formulary");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Add “Formulary” to my types" }).click();
  await expect(type).toHaveText("Formulary");
  expect(diff("projects.yaml").after).toEqual(["    type: Formulary"]);
  expect(diff("profile.yaml").after.join()).toContain("Formulary");
});

test("editing a default interface string adds it to interface.yaml", async ({ studio }) => {
  const { page, frame, read, write } = studio;
  write("interface.yaml", "page:\n  skip: Zum Inhalt\n");
  await studio.go("/everything");
  const backLink = frame.locator('[data-studio="interface.yaml#page.back"]').first();
  await expect(backLink).toHaveText("Back");
  await backLink.click();
  await expect(backLink).toHaveAttribute("contenteditable");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Home");
  await page.keyboard.press("Enter");
  await expect
    .poll(() => read("interface.yaml").toString())
    .toBe("page:\n  skip: Zum Inhalt\n  back: Home\n");
});
