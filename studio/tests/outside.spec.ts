import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "./open-studio.ts";

const PROFILE_FILE = "profile.yaml";
const CARDS_FILE = "projects.yaml";

test("shows what another program has changed, and takes it back with one click", async ({ studio }) => {
  const { page, frame, read, write, root } = studio;
  const filesBefore = [read(PROFILE_FILE), read("avatar.png")];
  const footer = frame.locator(`[data-studio="${PROFILE_FILE}#footer"]`);
  copyFileSync(join(root, "content/share.png"), join(root, "content/avatar.png"));
  write(PROFILE_FILE, `${filesBefore[0]}`.replace(/footer: .*/, "footer: Theirs."));
  await expect(footer).toHaveText("Theirs.");
  const notice = page.getByText("Changed outside the studio: Home, 2 places", { exact: true });
  await expect(notice).toBeVisible();
  await page.getByText("Before and after").click();
  const texts = page.getByRole("listitem").filter({ hasText: "Home, footer" }).last();
  await expect(texts).toHaveText("Home, footer© 2026, made for the testsTheirs.");
  for (const version of ["Before", "After"])
    await expect
      .poll(() =>
        page
          .getByRole("img", { name: version, exact: true })
          .evaluate((image) => (image as HTMLImageElement).naturalWidth),
      )
      .toBeGreaterThan(0);
  await page.getByRole("button", { name: "Take back" }).click();
  await expect(page.locator("#state")).toHaveText(/^Taken back: Changed outside the studio: Home/);
  expect([read(PROFILE_FILE), read("avatar.png")]).toEqual(filesBefore);
  await expect(footer).toHaveText("© 2026, made for the tests");
  await expect(notice).toBeHidden();
  await page.getByRole("button", { name: "Redo" }).click();
  await expect(footer).toHaveText("Theirs.");
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
