import { readFileSync } from "node:fs";
import { expect, replaceText, sendFile, test } from "./open-studio.ts";

const STUDY_FILE = "case-studies/everything/case-study.yaml";
const IMAGE_FIELD = `${STUDY_FILE}#sections.1.imgLink`;

for (const gesture of ["drop", "paste"] as const) {
  test(`replaces an image after a ${gesture}`, async ({ studio }) => {
    const { page, frame, diff } = studio;
    await studio.go("/everything");
    const image = frame.locator(`[data-studio-src="${IMAGE_FIELD}"]`).first();
    await image.focus();
    const buffer = readFileSync("tests/fixtures/site/cards/two.jpg");
    await sendFile(image, gesture, { name: "two.jpg", mimeType: "image/jpeg", buffer });
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByLabel("Describe the image")).toBeFocused();
    await replaceText(dialog.getByLabel("Describe the image"), "A view.");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(page.locator("#state")).toHaveText(/^Saved/);
    expect(diff(STUDY_FILE).after).toEqual(["    imgLink: two.jpg", "    alt: A view."]);
  });
}

test("adds an image to a section without one, and keeps a description from before the choice", async ({
  studio,
}) => {
  const { page, frame, diff, go } = studio;
  await go("/everything");
  const buffer = readFileSync("tests/fixtures/site/cards/two.jpg");
  const file = { name: "two.jpg", mimeType: "image/jpeg", buffer };
  const heading = frame.getByRole("heading", { name: "Words alone" });
  await heading.scrollIntoViewIfNeeded();
  await sendFile(heading, "drop", file);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Describe the image")).toBeFocused();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await page
    .getByRole("toolbar", { name: "Selected part" })
    .getByRole("button", { name: "Text and image" })
    .click();
  await page.getByRole("menuitem", { name: "Choose an image…" }).click();
  await replaceText(dialog.getByLabel("Describe the image"), "A view.");
  await dialog.locator("input[type=file]").setInputFiles(file);
  await expect(dialog.getByText("two.jpg")).toBeVisible();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.locator("#state")).toHaveText(/^Saved/);
  expect(diff(STUDY_FILE).after).toEqual(["    imgLink: two.jpg", "    alt: A view."]);
});
