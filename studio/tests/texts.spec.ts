import { expect, replaceText, test } from "./open-studio.ts";

const PROFILE_FILE = "profile.yaml";
const STUDY_FILE = "case-studies/everything/case-study.yaml";
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

test("a second Enter saves text that was typed during a save", async ({ studio }) => {
  const { page, diff } = studio;
  await studio.edit(FOOTER_FIELD);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("One");
  await page.keyboard.press("Enter");
  await page.keyboard.type(", two");
  await expect(page.locator("#state")).toHaveText("Saved");
  await page.keyboard.press("Enter");
  await expect.poll(() => diff(PROFILE_FILE).after).toEqual(["footer: One, two"]);
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
  await expect(page.getByRole("alert")).toContainText("Must not be empty.");
  await expect(footer).toBeFocused();
  expect(diff(PROFILE_FILE)).toEqual({ before: [], after: [] });
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

test("Enter does not save if it confirms a word of an input method", async ({ studio }) => {
  const { page, diff } = studio;
  const footer = await studio.edit(FOOTER_FIELD);
  let saveCount = 0;
  page.on("request", (request) => (saveCount += request.method() === "POST" ? 1 : 0));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("か");
  for (const key of [{ isComposing: true }, { keyCode: 229 }])
    await footer.dispatchEvent("keydown", { key: "Enter", bubbles: true, ...key });
  await page.keyboard.type("く");
  await page.keyboard.press("Enter");
  await expect(page.locator("#state")).toHaveText("Saved");
  expect([saveCount, ...diff(PROFILE_FILE).after]).toEqual([1, "footer: かく"]);
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
  await page.keyboard.type("X");
  expect(await topOfTitle()).toBeCloseTo(150, 0);
  await page.keyboard.press("Escape");
  expect(page.frames()[1]?.url()).toBe(`${origin}/`);
  await frame
    .locator(".card-link")
    .first()
    .click({ modifiers: ["ControlOrMeta"], force: true });
  await expect.poll(() => page.frames()[1]?.url()).not.toBe(`${origin}/`);
});

test("saves both texts if the owner edits a text and then clicks a second text", async ({ studio }) => {
  const { page, diff } = studio;
  await studio.go("/everything");
  await studio.edit(`${STUDY_FILE}#role`);
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type(" and more");
  await studio.edit(`${STUDY_FILE}#team`);
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type(", and all other people", { delay: 30 });
  await page.keyboard.press("Enter");
  await expect
    .poll(() => diff(STUDY_FILE).after)
    .toEqual([
      "role: Designer & tester and more",
      'team: Two people, "one" of them <quiet>, and all other people',
    ]);
});

test("edits the second text if the owner clicks that text before the first text has loaded", async ({
  studio,
}) => {
  const { page, frame, diff } = studio;
  await studio.go("/everything");
  const responses: (() => void)[] = [];
  await page.route(/api\/value\?at=.*role/, (route) => responses.push(() => void route.continue()));
  await studio.edit(`${STUDY_FILE}#role`);
  await expect.poll(() => responses.length).toBe(1);
  await studio.edit(`${STUDY_FILE}#team`);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Nobody");
  const valueResponse = page.waitForResponse(/api\/value\?at=.*role/);
  responses[0]?.();
  await valueResponse;
  await page.keyboard.type(" else");
  await expect(frame.locator("[contenteditable]")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect.poll(() => diff(STUDY_FILE).after).toEqual(["team: Nobody else"]);
});

test("loads the value once after a double click", async ({ studio }) => {
  const { page, frame, diff } = studio;
  const responses: (() => void)[] = [];
  await page.route(/api\/value\?at=/, (route) => responses.push(() => void route.continue()));
  const footer = frame.locator(`[data-studio="${FOOTER_FIELD}"]`);
  await footer.dblclick();
  await expect(footer).toHaveAttribute("contenteditable");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Maps ");
  await expect.poll(() => responses.length).toBe(1);
  const valueResponse = page.waitForResponse(/api\/value\?at=/);
  responses[0]?.();
  await valueResponse;
  await page.keyboard.type("and cities");
  await page.keyboard.press("Enter");
  await expect.poll(() => diff(PROFILE_FILE).after).toEqual(["footer: Maps and cities"]);
  expect(responses).toHaveLength(1);
});

test("Tab moves to the next text before the save of the first text has finished", async ({ studio }) => {
  const { page, frame, diff, read } = studio;
  await studio.go("/everything");
  const requests: (() => void)[] = [];
  await page.route(/api\/value$/, (route) => requests.push(() => void route.continue()));
  const role = await studio.edit(`${STUDY_FILE}#role`);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Mapmaker");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Result");
  const nextText = frame.locator('[data-studio="interface.yaml#study.outcome"]');
  await expect(nextText).toHaveText("Result");
  await expect(role).toHaveText("Mapmaker");
  await expect.poll(() => requests.length).toBe(1);
  expect(diff(STUDY_FILE).after).toEqual([]);
  requests[0]?.();
  await expect.poll(() => diff(STUDY_FILE).after).toEqual(["role: Mapmaker"]);
  await expect(nextText).toHaveText("Result");
  await page.keyboard.press("Enter");
  await expect.poll(() => requests.length).toBe(2);
  requests[1]?.();
  await expect.poll(() => read("interface.yaml").toString()).toContain("outcome: Result");
});

test("after Tab, marks a text that cannot be saved, and reopens that text with the reason", async ({
  studio,
}) => {
  const { page, diff } = studio;
  const footer = await studio.edit(FOOTER_FIELD);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Delete");
  await page.keyboard.press("Tab");
  await expect(footer).toHaveAttribute("data-studio-unsaved", /Must not be empty/);
  await expect(footer).toHaveText("");
  await expect(footer).not.toHaveAttribute("contenteditable");
  // The studio opens another page only after the text is corrected.
  await studio.choosePage("/everything");
  await expect(footer).toHaveAttribute("contenteditable");
  await expect(page.getByRole("alert")).toContainText("Must not be empty.");
  await page.keyboard.type("Maps");
  await page.keyboard.press("Enter");
  await expect.poll(() => diff(PROFILE_FILE).after).toEqual(["footer: Maps"]);
  await expect(footer).not.toHaveAttribute("data-studio-unsaved");
});

test("Esc restores a text that could not be saved after Tab", async ({ studio }) => {
  const { page, diff } = studio;
  const availability = await studio.edit("profile.yaml#availability");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Delete");
  await page.keyboard.press("Tab");
  await expect(availability).toHaveAttribute("data-studio-unsaved", /Must not be empty/);
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("alert")).toContainText("Must not be empty.");
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

test("saves all texts that are typed right after a click or Tab, even if each response is slow", async ({
  studio,
}) => {
  test.slow();
  const { page, frame, read } = studio;
  await studio.go("/everything");
  await page.route(/\/studio\/api\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue().catch(() => undefined);
  });
  const texts = Array.from({ length: 13 }, (_, index) => `Text ${index}.`);
  const clickedFields = ["summary", "sections.0.title", "sections.0.description", "role"];
  for (const [index, text] of texts.entries()) {
    const field = clickedFields[index] && `${STUDY_FILE}#${clickedFields[index]}`;
    if (field)
      await frame.locator(`[data-studio="${field}"], [data-studio-markdown="${field}"]`).first().click();
    else {
      await page.keyboard.press("Tab");
      await page.waitForTimeout(80);
    }
    await page.keyboard.type(text, { delay: 60 });
  }
  await page.keyboard.press("ControlOrMeta+Enter");
  const lostTexts = () => {
    const saved = `${read(STUDY_FILE)}${read("interface.yaml")}`;
    return texts.filter((text) => !saved.includes(text));
  };
  await expect.poll(lostTexts, { timeout: 60_000 }).toEqual([]);
});

test("a click on a card's type opens a menu of types, and a new type is added to profile.yaml", async ({
  studio,
}) => {
  const { page, frame, diff } = studio;
  const type = frame.locator('[data-studio="projects.yaml#cards.0.type"]');
  await type.click({ force: true });
  await expect(page.getByRole("combobox", { name: "Type" })).toBeFocused();
  await page.getByRole("option", { name: "Front-end" }).click();
  await expect(type).toHaveText("Front-end");
  await replaceText(page.getByRole("combobox", { name: "Type" }), "Formulary");
  await page.keyboard.press("Enter");
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
