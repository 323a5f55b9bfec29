import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { parse } from "yaml";
import { expect, replaceText, test } from "./open-studio.ts";

// A new address restarts the studio's Vite, which takes long on a busy machine.
const SLOWLY = { timeout: 90_000 };
test.setTimeout(400_000);

const STUDY_FILE = "case-studies/everything/case-study.yaml";
const DOCUMENT = readFileSync("studio/client/text/document/fixtures/word-clipboard.html", "utf8");

/** Fills the clipboard as Word does. `navigator.clipboard` would remove its comments and styles. */
async function copyHtml(page: Page, html: string): Promise<void> {
  await page.evaluate((data) => {
    const onCopy = (event: ClipboardEvent) => {
      event.clipboardData?.setData("text/html", data);
      event.clipboardData?.setData("text/plain", "text");
      event.preventDefault();
    };
    document.addEventListener("copy", onCopy, { once: true });
  }, html);
  await page.keyboard.press("ControlOrMeta+c");
}

test("pastes bold words, a link and a list into a text, says what is left out, and Ctrl+Z removes them", async ({
  studio,
}) => {
  const { page, diff } = studio;
  await studio.go("/everything");
  await copyHtml(
    page,
    '<p>A <b>bold</b> <a href="https://example.com/">link</a></p><ul><li>One<li>Two</ul><img src="a.png">',
  );
  const text = await studio.edit(`${STUDY_FILE}#sections.1.description`);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("ControlOrMeta+v");
  await expect(text.locator("li")).toHaveText(["One", "Two"]);
  await expect(page.getByText("An image was left out.")).toBeVisible();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(text).toHaveText("On a panel, with room around it.");
  await page.keyboard.press("ControlOrMeta+v");
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(page.locator("#state")).toHaveText("Saved");
  expect(diff(STUDY_FILE).after).toEqual([
    "    description: |-",
    "      A **bold** [link](https://example.com/)",
    "      - One",
    "      - Two",
  ]);
});

test("pastes a heading after a sentence as a new paragraph", async ({ studio }) => {
  const { page, diff } = studio;
  await studio.go("/everything");
  await copyHtml(page, "<h2>Title</h2><p>A text.</p>");
  await studio.edit(`${STUDY_FILE}#sections.1.description`);
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.press("ControlOrMeta+v");
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(page.locator("#state")).toHaveText("Saved");
  expect(diff(STUDY_FILE).after.slice(2)).toEqual(["      **Title**", "      A text."]);
});

test("creates a case study from a pasted document, after corrections, and one undo removes it", async ({
  studio,
}) => {
  const { page, frame, read } = studio;
  await copyHtml(page, DOCUMENT);
  await page.getByRole("button", { name: /^Page:/ }).click();
  await page.getByRole("menuitem", { name: "New case study…" }).click();
  await page.getByRole("button", { name: "From a document…" }).click();
  const dialog = page.getByRole("dialog");
  const file = { name: "study.docx", mimeType: "", buffer: Buffer.from("PK") };
  await page.locator("input[type=file]").setInputFiles(file);
  await expect(dialog).toContainText("copy the text and paste it here");
  const images = { name: "study.html", mimeType: "", buffer: Buffer.from("<img src=a.png>") };
  await page.locator("input[type=file]").setInputFiles(images);
  await expect(dialog).toContainText("This document contains no text. An image was left out.");
  await page.getByRole("textbox", { name: "Document" }).press("ControlOrMeta+v");
  await expect(dialog.getByRole("region", { name: "Sections" })).toContainText("ProblemsWard");
  await expect(dialog.getByRole("region", { name: "Sections" })).toContainText("By noon, they disagreed.");
  await replaceText(page.getByRole("textbox", { name: "Summary" }), "word ".repeat(61));
  await page.getByRole("button", { name: "Create" }).click();
  await expect(dialog).toContainText("Use at most 60 words.");
  await expect(page.getByRole("textbox", { name: "Summary" })).toBeFocused();
  await replaceText(page.getByRole("textbox", { name: "Summary" }), "A board of beds.");
  await replaceText(page.getByRole("textbox", { name: "Your role" }), "Designer");
  await page.getByRole("button", { name: "Create" }).click();
  const heading = frame.getByRole("heading", { level: 1, name: "Finding a free bed" });
  await expect(heading).toBeVisible(SLOWLY);
  expect(parse(`${read("case-studies/finding-a-free-bed/case-study.yaml")}`)).toMatchObject({
    draft: true,
    role: "Designer",
    summary: "A board of beds.",
    sections: [{ title: "Background" }, { title: "Problems", bullets: [{ title: "Old lists" }, {}] }],
  });
  await page.getByRole("button", { name: "Undo", exact: true }).first().click();
  await expect(page.locator("#state")).toContainText("Undone: New case study", SLOWLY);
});
