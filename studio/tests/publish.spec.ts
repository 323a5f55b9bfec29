import { execFileSync } from "node:child_process";
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { expect, replaceText, test } from "./open-studio.ts";

/** Replaces the real build, which takes long. */
const BUILD_SCRIPT = `import { mkdirSync, writeFileSync } from "node:fs";
mkdirSync("build/1/client", { recursive: true });
writeFileSync("build/current", "1");
writeFileSync("build/1/client/build.txt", "0123456789abcdef");
`;

// Each publication starts about 25 processes, which takes long on a busy machine.
const SLOWLY = { timeout: 240_000 };
test.setTimeout(600_000);
// Publishing changes files outside of content/.
test.use({ studioName: "publish" });

test("publishes a change to a bare repository, and takes it back", async ({ studio }) => {
  const { page, root } = studio;
  const bare = mkdtempSync(join(tmpdir(), "bare-"));
  const git = (...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8" });
  const footer = () => /footer: .*/.exec(git("--git-dir", bare, "show", "main:content/profile.yaml"))?.[0];
  writeFileSync(join(root, "scripts/build.ts"), BUILD_SCRIPT);
  // In this copy of the project, node_modules is a link.
  appendFileSync(join(root, ".gitignore"), "node_modules\n");
  git("init", "-q", "--bare", "-b", "main", bare);
  git("init", "-q", "-b", "main");
  for (const [name, value] of Object.entries({ "user.name": "Ada", "user.email": "ada@example.com" }))
    git("config", name, value);
  git("add", "--all");
  git("commit", "-qm", "Begin");
  git("push", "-q", bare, "main");
  const oldFooter = footer();

  await page.getByRole("button", { name: "Close the hint" }).press("Enter");
  await expect(studio.frame.locator("[data-studio]:focus")).toBeVisible();
  await studio.edit("profile.yaml#footer");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Published.");
  await page.getByRole("button", { name: /^Publish/ }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("radio", { name: "Your own repository" }).click({ force: true });
  await replaceText(sheet.getByLabel("Address", { exact: true }), "ada.example/work");
  await sheet.getByRole("button", { name: "Publish to your repository" }).click();
  await expect(sheet.getByLabel("Address", { exact: true })).toBeFocused();
  await expect(sheet.getByLabel("Address", { exact: true })).toHaveAccessibleDescription(
    /end with the domain/,
  );
  await replaceText(sheet.getByLabel("Address", { exact: true }), "");
  await sheet.getByRole("button", { name: "Publish to your repository" }).click();
  await replaceText(sheet.getByLabel("Address of your repository"), bare);
  await sheet.getByRole("button", { name: `Publish to ${basename(bare)}` }).click();
  await expect(sheet.getByRole("heading", { name: "Sent" })).toBeVisible(SLOWLY);
  expect(footer()).toBe("footer: Published.");
  await expect(sheet.getByText("Nothing has changed.")).toBeVisible();
  await expect(sheet.getByText("Everything is sent.")).toBeVisible();
  await expect(sheet.getByRole("button", { name: `Publish to ${basename(bare)}` })).toBeDisabled();

  await sheet.getByText("Take back the last one").click();
  await expect(sheet.getByRole("deletion")).toHaveText("Published.");
  await sheet.getByRole("button", { name: "Take back" }).click();
  await expect.poll(footer, SLOWLY).toBe(oldFooter);
  expect(studio.read("profile.yaml").toString()).toContain("footer: Published.");
  await expect(sheet.getByText("Home, footer").first()).toBeVisible(SLOWLY);
  await sheet.getByRole("button", { name: "Quokka", exact: true }).click();
  await expect(page.getByRole("button", { name: "Publish 1 change" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Page: Quokka" })).toBeVisible();
  rmSync(bare, { recursive: true });
});
