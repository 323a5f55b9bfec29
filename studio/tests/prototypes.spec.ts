import { readFileSync } from "node:fs";
import { expect, replaceText, sendFile, test } from "./open-studio.ts";

const STUDY_FILE = "case-studies/everything/case-study.yaml";

test("an HTML file dropped on an image becomes a prototype with a poster", async ({ studio }) => {
  const { page, frame, diff, go } = studio;
  await go("/everything");
  const image = frame.locator(`[data-studio-src="${STUDY_FILE}#sections.1.imgLink"]`).first();
  await image.scrollIntoViewIfNeeded();
  const html = "<!doctype html><h1>Try the door</h1><script>if (0) alert('closed')</script>";
  const prototype = { name: "door.html", mimeType: "text/html", buffer: Buffer.from(html) };
  await sendFile(image, "drop", prototype);
  const dialog = page.getByRole("dialog");
  const preview = dialog.frameLocator("iframe");
  await expect(preview.getByRole("heading", { name: "Try the door" })).toBeVisible();
  await expect(dialog.getByText("Note: uses alert, which does not work in a prototype.")).toBeVisible();
  const buffer = readFileSync("tests/fixtures/site/cards/two.jpg");
  await sendFile(dialog.locator("form"), "drop", { name: "two.jpg", mimeType: "image/jpeg", buffer });
  await expect(dialog.getByText("Visitors first see two.jpg.")).toBeVisible();
  await replaceText(dialog.getByLabel("Describe the image"), "A closed door.");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.locator("#state")).toHaveText(/^Saved/);
  const { after } = diff(STUDY_FILE);
  expect(after.toSorted()).toEqual([
    "    alt: A closed door.",
    "    imgLink: door.jpg",
    "    prototype: door.html",
  ]);
  // The frame of the prototype does not cover the image, so that the owner can select it.
  await expect(frame.locator(".prototype > iframe").first()).toBeHidden();
});

test("an HTML file chosen for an image of a section opens the dialog for prototypes", async ({ studio }) => {
  const { page, frame, go } = studio;
  await go("/everything");
  await frame.locator(`[data-studio-src="${STUDY_FILE}#sections.1.imgLink"]`).first().press("Enter");
  const dialog = page.getByRole("dialog");
  const html = { name: "door.html", mimeType: "text/html", buffer: Buffer.from("<!doctype html>Door") };
  await dialog.locator("input[type=file]").setInputFiles(html);
  await expect(dialog.getByRole("heading", { name: "Choose a prototype" })).toBeVisible();
  await expect(dialog.getByText("door.html", { exact: true })).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
});
