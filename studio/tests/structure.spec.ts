import { expect, test } from "./open-studio.ts";

const FILE = "case-studies/everything/case-study.yaml";

test("moves and adds sections in the outline, and undo restores the file", async ({ studio }) => {
  const { page, frame, go, read } = studio;
  const original = read(FILE).toString();
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
  await expect(rows.nth(1)).toContainText("New words");
  const undo = page.getByRole("button", { name: "Undo", exact: true });
  for (const label of [
    "Change the quote of the second section",
    "Add a section",
    "Move “A wide picture” up",
  ]) {
    await undo.click();
    await expect(page.locator("#state")).toContainText(`Undone: ${label}`);
  }
  expect(read(FILE).toString()).toBe(original);
});
