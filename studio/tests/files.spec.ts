import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, replaceText, test } from "./open-studio.ts";

const PROFILE_FILE = "profile.yaml";
const FOOTER_FIELD = "profile.yaml#footer";

test("shows both versions if another program has changed the text", async ({ studio }) => {
  const { page, read, write } = studio;
  await studio.edit(FOOTER_FIELD);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Mine.");
  write(
    PROFILE_FILE,
    read(PROFILE_FILE)
      .toString()
      .replace(/footer: .*/, "footer: Theirs."),
  );
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("The other version", { exact: true })).toHaveValue("Theirs.");
  expect(read(PROFILE_FILE).toString()).toContain("footer: Theirs.");
  await replaceText(dialog.getByLabel("My version", { exact: true }), "Both.");
  await dialog.getByRole("button", { name: "Save my version" }).click();
  await expect(page.locator("#state")).toHaveText("Saved");
  expect(read(PROFILE_FILE).toString()).toContain("footer: Both.");
});

test("the owner can keep another program's change in a conflict", async ({ studio }) => {
  const { page, read, write } = studio;
  const footer = await studio.edit(FOOTER_FIELD);
  const changeFooter = (text: string) =>
    write(
      PROFILE_FILE,
      read(PROFILE_FILE)
        .toString()
        .replace(/footer: .*/, `footer: ${text}`),
    );
  await page.keyboard.type("X");
  await page.keyboard.press("Enter");
  await expect(page.locator("#state")).toHaveText("Saved");
  changeFooter("Theirs.");
  await expect(footer).toHaveText("Theirs.");
  await studio.edit(FOOTER_FIELD);
  await page.keyboard.type("Y");
  changeFooter("Theirs, too.");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(footer).toBeFocused();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Keep the other version" }).click();
  await expect(footer).toHaveText("Theirs, too.");
  // A second conflict must not reuse the choice in the first dialog.
  const loading = page.waitForResponse((response) => response.url().includes("/api/getValue"));
  await studio.edit(FOOTER_FIELD);
  await loading;
  await page.keyboard.type("Z");
  changeFooter("Theirs at last.");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(footer).toBeFocused();
  await expect(page.locator("#state")).toContainText("1 text is not saved");
  expect(read(PROFILE_FILE).toString()).toContain("footer: Theirs at last.");
});

test("undo and redo restore every byte after a reload", async ({ studio }) => {
  const { page, read } = studio;
  const bytesBefore = read(PROFILE_FILE);
  const footer = await studio.edit(FOOTER_FIELD);
  await page.keyboard.type("X");
  await page.keyboard.press("Enter");
  await expect(page.locator("#state")).toHaveText("Saved");
  const bytesAfter = read(PROFILE_FILE);
  await page.reload();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.locator("#state")).toHaveText("Undone: Change the footer of Home");
  expect(read(PROFILE_FILE)).toEqual(bytesBefore);
  await expect(footer).toHaveText("© 2026, made for the tests");
  await page.getByRole("button", { name: "Redo" }).click();
  await expect(page.locator("#state")).toHaveText("Redone: Change the footer of Home");
  expect(read(PROFILE_FILE)).toEqual(bytesAfter);
});

test("refuses to save a text in a file that is not UTF-8", async ({ studio }) => {
  const { page, frame, root } = studio;
  const bytes = Buffer.from(studio.read(PROFILE_FILE).toString(), "latin1");
  writeFileSync(join(root, "content", PROFILE_FILE), bytes);
  await frame.locator(`[data-studio="${FOOTER_FIELD}"]`).click();
  await expect(page.locator("#state")).toContainText("as UTF-8");
  expect(studio.read(PROFILE_FILE)).toEqual(bytes);
});

test("saves a text in a file with a problem, and reports that pages show the change later", async ({
  studio,
}) => {
  const { page, frame, read, write, diff } = studio;
  const cardsYaml = read("projects.yaml").toString();
  write("projects.yaml", cardsYaml.replace("hover: rise", "hover: ryse"));
  await expect(page.getByRole("button", { name: "1 problem" })).toBeVisible();
  const title = frame.locator('[data-studio="projects.yaml#cards.1.title"]');
  await title.click();
  await expect(title).toHaveAttribute("contenteditable");
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type("!");
  await page.keyboard.press("Enter");
  await expect(page.locator("#state")).toHaveText(/^Saved. Pages show the change after/);
  write("projects.yaml", read("projects.yaml").toString().replace("hover: ryse", "hover: rise"));
  await expect(title).toHaveText(/^Elsewhere & back!/);
  expect(diff("projects.yaml").after).toEqual(["  - title: Elsewhere & back!"]);
});

test("counts problems, and opens the field of a clicked problem", async ({ studio }) => {
  const { page, read, write } = studio;
  write("projects.yaml", read("projects.yaml").toString().replace("hover: rise", "hover: ryse"));
  await page.getByRole("button", { name: "1 problem" }).click();
  await page.getByRole("button", { name: /, hover:/ }).click();
  await expect(page.getByRole("button", { name: /Hover$/ })).toBeFocused();
});

test("offers to rename a misspelled field where the settings would show it", async ({ studio }) => {
  const { page, read, write } = studio;
  const text = read("profile.yaml").toString();
  write("profile.yaml", text.replace(/^tagline:/m, "taglien:"));
  await page.getByRole("button", { name: "1 problem" }).click();
  await page.getByRole("button", { name: /taglien: this field/ }).click();
  const rename = page.locator("#panel").getByRole("button", { name: "Rename to “tagline”" });
  await expect(rename).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "1 problem" })).toHaveCount(0);
  expect(read("profile.yaml").toString()).toBe(text);
});

test("adds an unknown card type to the types in the profile with one click in the list of problems", async ({
  studio,
}) => {
  const { page, read, write, diff } = studio;
  write(
    "projects.yaml",
    read("projects.yaml")
      .toString()
      .replace(/type: .*/, "type: Produkt"),
  );
  await page.getByRole("button", { name: "1 problem" }).click();
  await page.getByRole("button", { name: "Add “Produkt” to my types" }).click();
  await expect(page.getByRole("button", { name: "1 problem" })).toHaveCount(0);
  expect(diff("profile.yaml").after.join()).toContain("Produkt");
});

test("after a restart of the studio, an open tab keeps the typed text and can save it", async ({
  studio,
}) => {
  const { page, diff } = studio;
  await studio.edit(FOOTER_FIELD);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Still here");
  await studio.restart();
  await expect(page.locator("#state")).toHaveText("The studio is running again");
  await page.keyboard.press("Enter");
  await expect.poll(() => diff("profile.yaml").after).toEqual(["footer: Still here"]);
});
