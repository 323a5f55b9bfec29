import { parse, stringify } from "yaml";
import { expect, test } from "./open-studio.ts";

const PROFILE_FILE = "profile.yaml";
const STUDY_FILE = "case-studies/everything/case-study.yaml";
const FOOTER_FIELD = "profile.yaml#footer";

test("after Tab, marks a text that cannot be saved, and reopens that text with the reason", async ({
  studio,
}) => {
  const { page, diff } = studio;
  const footer = await studio.edit(FOOTER_FIELD);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Delete");
  await page.keyboard.press("Tab");
  await expect(footer).toHaveAttribute("data-studio-unsaved", /must not be empty/);
  await expect(footer).toHaveText("");
  await expect(footer).not.toHaveAttribute("contenteditable");
  // The studio opens another page only after the text is corrected.
  await studio.choosePage("/everything");
  await expect(footer).toHaveAttribute("contenteditable");
  await expect(page.getByRole("alert")).toContainText("must not be empty.");
  await page.keyboard.type("Maps");
  await page.keyboard.press("Enter");
  await expect.poll(() => diff(PROFILE_FILE).after).toEqual(["footer: Maps"]);
  await expect(footer).not.toHaveAttribute("data-studio-unsaved");
});

test("an empty text that cannot be saved shows its name, and a click reopens it", async ({ studio }) => {
  const { page } = studio;
  const title = await studio.edit("projects.yaml#cards.0.title");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Delete");
  await page.keyboard.press("Tab");
  await expect(title).toHaveAttribute("data-studio-unsaved", /must not be empty/);
  await title.click();
  await expect(title).toHaveAttribute("contenteditable");
});

test("Esc restores a text that could not be saved after Tab", async ({ studio }) => {
  const { page, diff } = studio;
  const availability = await studio.edit("profile.yaml#availability");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Delete");
  await page.keyboard.press("Tab");
  await expect(availability).toHaveAttribute("data-studio-unsaved", /must not be empty/);
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("alert")).toContainText("must not be empty.");
  await page.keyboard.press("Escape");
  await expect(availability).toHaveText('Frei ab "morgen" & für alles.');
  await expect(availability).not.toHaveAttribute("data-studio-unsaved");
  expect(diff(PROFILE_FILE)).toEqual({ before: [], after: [] });
});

test("Tab saves a text and selects the next text, and Shift+Tab selects the previous text", async ({
  studio,
}) => {
  const { page, frame, diff } = studio;
  await studio.go("/everything");
  const role = await studio.edit(`${STUDY_FILE}#role`);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Mapmaker");
  await page.keyboard.press("Tab");
  const nextText = frame.locator('[data-studio="interface.yaml#study.outcome"]');
  await expect(nextText).toHaveAttribute("contenteditable");
  await expect.poll(() => diff(STUDY_FILE).after).toEqual(["role: Mapmaker"]);
  await page.keyboard.press("Shift+Tab");
  await expect(role).toHaveAttribute("contenteditable");
  await page.keyboard.type("Painter");
  await page.keyboard.press("Tab");
  await expect(nextText).toHaveAttribute("contenteditable");
  await expect.poll(() => diff(STUDY_FILE).after).toEqual(["role: Painter"]);
  await studio.go("/");
  // Tab skips visually hidden text between these fields.
  const description = frame.locator('[data-studio="projects.yaml#cards.1.description"]');
  await description.press("Enter");
  await expect(description).toHaveAttribute("contenteditable");
  await page.keyboard.press("Shift+Tab");
  await expect(frame.locator('[data-studio="projects.yaml#cards.1.title"]')).toHaveAttribute(
    "contenteditable",
  );
});

test("follows an edited section that another program moves, and refuses its text after it is removed", async ({
  studio,
}) => {
  const { page, frame, read, write } = studio;
  await studio.go("/everything");
  const data = parse(read(STUDY_FILE).toString());
  const expectedTitles = () => parse(read(STUDY_FILE).toString()).sections.map(titleOf);
  const editedText = frame.locator("[contenteditable]");
  await studio.edit(`${STUDY_FILE}#sections.1.title`);
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type(" Mine");
  data.sections.shift();
  write(STUDY_FILE, stringify(data));
  await expect(editedText).toHaveAttribute("data-studio", `${STUDY_FILE}#sections.0.title`);
  await page.keyboard.press("Enter");
  await expect(page.locator("#state")).toHaveText("Saved");
  data.sections[0].title += " Mine";
  expect(expectedTitles()).toEqual(data.sections.map(titleOf));

  await studio.edit(`${STUDY_FILE}#sections.0.title`);
  await page.keyboard.type("Lost?");
  data.sections.shift();
  write(STUDY_FILE, stringify(data));
  await expect(editedText).toHaveAttribute("data-studio", "");
  await page.keyboard.press("Enter");
  await expect(page.locator("#tools").getByRole("alert")).toContainText("removed this section");
  await expect(editedText).toContainText("Lost?");
  expect(expectedTitles()).toEqual(data.sections.map(titleOf));
});

function titleOf({ title }: { title?: string }): string | undefined {
  return title;
}
