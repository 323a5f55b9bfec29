import type { Locator } from "@playwright/test";
import { parse, parseDocument } from "yaml";
import { expect, test } from "./open-studio.ts";

const STUDY_FILE = "case-studies/everything/case-study.yaml";

test("saves bold words as Markdown on the same line", async ({ studio }) => {
  const { page, diff } = studio;
  await studio.go("/everything");
  const text = await studio.edit(`${STUDY_FILE}#sections.1.description`);
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type(" And ");
  await page.keyboard.press("ControlOrMeta+b");
  await page.keyboard.type("light");
  await page.keyboard.press("ControlOrMeta+b");
  await page.keyboard.type(".");
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(page.locator("#state")).toHaveText("Saved");
  await expect(text.locator("strong")).toHaveText("light");
  expect(diff(STUDY_FILE)).toEqual({
    before: ["    description: On a panel, with room around it."],
    after: ["    description: On a panel, with room around it. And **light**."],
  });
});

test("shows the tools of a text below it if they would cover the text above it", async ({ studio }) => {
  const { page } = studio;
  const tools = page.getByRole("toolbar", { name: "Text tools" });
  const topOf = async (box: Locator) => (await box.boundingBox())?.y ?? Number.NaN;
  await studio.go("/everything");
  const summary = await studio.edit(`${STUDY_FILE}#summary`);
  await expect.poll(async () => (await topOf(tools)) < (await topOf(summary))).toBe(true);
  await page.keyboard.press("Escape");
  const description = await studio.edit(`${STUDY_FILE}#sections.0.description`);
  await expect.poll(async () => (await topOf(tools)) > (await topOf(description))).toBe(true);
});

test("does not rewrite a Markdown text that was opened but not changed", async ({ studio }) => {
  const { page, frame, diff } = studio;
  await studio.go("/everything");
  const texts = frame.locator("[data-studio-markdown]");
  await expect(texts.first()).toBeVisible();
  const count = await texts.count();
  expect(count).toBeGreaterThan(5);
  for (let index = 0; index < count; index += 1) {
    await texts.nth(index).focus();
    await page.keyboard.press("Enter");
    await expect(texts.nth(index)).toHaveAttribute("contenteditable", "true");
    await page.keyboard.press("ControlOrMeta+Enter");
    await expect(texts.nth(index)).not.toHaveAttribute("contenteditable");
  }
  expect(diff(STUDY_FILE)).toEqual({ before: [], after: [] });
});

test("two line breaks begin a paragraph, and the Source mode shows Markdown", async ({ studio }) => {
  const { page, frame, diff } = studio;
  await studio.go("/everything");
  const text = await studio.edit(`${STUDY_FILE}#sections.1.description`);
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Below.");
  await page.getByRole("button", { name: "Source" }).click();
  await expect(text).toHaveText("On a panel, with room around it.\n\nBelow.", { useInnerText: true });
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type(" **Bold**");
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(page.locator("#state")).toHaveText("Saved");
  await expect(frame.locator(`[data-studio-markdown="${STUDY_FILE}#sections.1.description"] p`)).toHaveCount(
    2,
  );
  expect(diff(STUDY_FILE).after).toEqual([
    "    description: |-",
    "      On a panel, with room around it.",
    "      Below. **Bold**",
  ]);
});

test("a hyphen begins a list, Enter begins an item, and Esc restores the text", async ({ studio }) => {
  const { page, diff } = studio;
  await studio.go("/everything");
  const text = await studio.edit(`${STUDY_FILE}#sections.1.description`);
  const write = async () => {
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("- One");
    await page.keyboard.press("Enter");
    await page.keyboard.type("Two");
    await expect(text.locator("li")).toHaveText(["One", "Two"]);
  };
  await write();
  await page.keyboard.press("Escape");
  await expect(text).toHaveText("On a panel, with room around it.");
  await studio.edit(`${STUDY_FILE}#sections.1.description`);
  await write();
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(page.locator("#state")).toHaveText("Saved");
  expect(diff(STUDY_FILE).after).toEqual(["    description: |-", "      - One", "      - Two"]);
});

test("the edited text stays with its section when another program removes a section before it", async ({
  studio,
}) => {
  const { page, frame, read, write } = studio;
  await studio.go("/everything");
  const description = (index: number) =>
    frame.locator(`[data-studio-markdown="${STUDY_FILE}#sections.${index}.description"]`);
  await studio.edit(`${STUDY_FILE}#sections.2.description`);
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type(" Typed");
  const document = parseDocument(read(STUDY_FILE).toString());
  document.deleteIn(["sections", 0]);
  write(STUDY_FILE, document.toString());
  await expect(description(1)).toHaveAttribute("contenteditable", "true");
  await page.keyboard.type(" on.");
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(page.locator("#state")).toHaveText("Saved");
  expect(parse(read(STUDY_FILE).toString()).sections[1].description).toBe("On a bright ground. Typed on.");
});

test("keeps the edited text open when another program removes its section", async ({ studio }) => {
  const { page, frame, read, write } = studio;
  await studio.go("/everything");
  const document = parseDocument(read(STUDY_FILE).toString());
  const { sections } = document.toJS();
  const lastDescribedIndex = sections.findLastIndex(
    ({ description }: { description?: string }) => description,
  );
  await studio.edit(`${STUDY_FILE}#sections.${lastDescribedIndex}.description`);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Typed");
  for (let index = sections.length - 1; index >= lastDescribedIndex; index -= 1)
    document.deleteIn(["sections", index]);
  document.setIn(["role"], "Changed");
  write(STUDY_FILE, document.toString());
  await expect(frame.locator(`[data-studio="${STUDY_FILE}#role"]`)).toHaveText("Changed");
  await expect(frame.locator("[contenteditable]")).toHaveText("Typed");
});

test("an address in the link field turns the selected words into a link, and Esc closes the field without a change", async ({
  studio,
}) => {
  const { page, diff } = studio;
  await studio.go("/everything");
  const text = await studio.edit(`${STUDY_FILE}#sections.1.description`);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("ControlOrMeta+k");
  await expect(page.getByLabel("Address")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(text).toBeFocused();
  await page.keyboard.press("ControlOrMeta+k");
  await page.keyboard.type("https://example.com/panel");
  await page.keyboard.press("Enter");
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(page.locator("#state")).toHaveText("Saved");
  expect(diff(STUDY_FILE).after).toEqual([
    '    description: "[On a panel, with room around it.](https://example.com/panel)"',
  ]);
  await text.press("Enter");
  await expect(text).toHaveAttribute("contenteditable");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ControlOrMeta+k");
  await expect(page.getByLabel("Address")).toHaveValue("https://example.com/panel");
  await page.keyboard.press("Escape");
  await page.keyboard.press("ControlOrMeta+k");
  await expect(page.getByLabel("Address")).toHaveValue("https://example.com/panel");
  await page.keyboard.press("End");
  await page.keyboard.type("-2");
  await page.keyboard.press("Enter");
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect
    .poll(() => diff(STUDY_FILE).after)
    .toEqual(['    description: "[On a panel, with room around it.](https://example.com/panel-2)"']);
});

test("Ctrl+K links the word at the caret, or asks the owner to select words", async ({ studio }) => {
  const { page, diff } = studio;
  await studio.go("/everything");
  await studio.edit(`${STUDY_FILE}#sections.1.description`);
  await page.keyboard.press("End");
  await page.keyboard.press("ControlOrMeta+k");
  await expect(page.locator("#state")).toHaveText("Select the words to link.");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ControlOrMeta+k");
  await page.keyboard.type("https://example.com/it");
  await page.keyboard.press("Enter");
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(page.locator("#state")).toHaveText("Saved");
  expect(diff(STUDY_FILE).after).toEqual([
    "    description: On a panel, with room around [it](https://example.com/it).",
  ]);
});
