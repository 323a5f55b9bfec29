import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "./open-studio.ts";

const PROFILE_FILE = "profile.yaml";
const CARDS_FILE = "projects.yaml";

test("shows what another program has changed, and takes it back with one click", async ({ studio }) => {
  const { page, frame, read, write, root } = studio;
  const profile = read(PROFILE_FILE);
  const portrait = read("portrait.png");
  const footer = frame.locator(`[data-studio="${PROFILE_FILE}#footer"]`);
  write(PROFILE_FILE, profile.toString().replace(/footer: .*/, "footer: Theirs."));
  await expect(footer).toHaveText("Theirs.");
  const notice = page.getByText("Changed outside the studio: Home, 1 place", { exact: true });
  await expect(notice).toBeVisible();
  await page.getByText("Before and after").click();
  await expect(page.getByRole("listitem").filter({ hasText: "Home, footer" })).toHaveText(
    "Home, footer© 2026, made for the testsTheirs.",
  );
  await page.getByRole("button", { name: "Take back" }).click();
  await expect(page.locator("#state")).toHaveText(/^Taken back: Changed outside the studio: Home/);
  expect(read(PROFILE_FILE)).toEqual(profile);
  await expect(footer).toHaveText("© 2026, made for the tests");
  await expect(notice).toBeHidden();
});

test("keeps a file that is not valid YAML as an undo step, and the page shows the last valid version", async ({
  studio,
}) => {
  const { page, frame, read, write } = studio;
  const cards = read(CARDS_FILE);
  write(CARDS_FILE, `${cards}  - title: [`);
  await expect(page.getByText("Changed outside the studio: Home, 1 place", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "1 problem" })).toBeVisible();
  await expect(frame.locator(`[data-studio="${CARDS_FILE}#cards.0.title"]`)).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: "1 problem" })).toBeHidden();
  expect(read(CARDS_FILE)).toEqual(cards);
});
