import { cpSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "./open-studio.ts";

// In a new studio, Vite has to prepare the packages of a page that opens in a tab.
test.use({ studioName: "pages" });

for (const address of ["/", "/safe"]) {
  test(`opens ${address} in a tab, where the page hydrates without errors`, async ({ studio, context }) => {
    const { page, origin } = studio;
    if (address !== "/") await studio.go(address);
    await page.getByRole("button", { name: /^View as:/ }).click();
    await expect(page.getByRole("menuitem", { name: "Open in a tab" })).toHaveAttribute("href", address);
    const tab = await context.newPage();
    const errors: string[] = [];
    // Vite's client does not find a WebSocket server, because the studio refreshes pages itself.
    tab.on("pageerror", ({ message }) => /WebSocket|ws:/.test(message) || errors.push(message));
    tab.on("response", (response) => {
      if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`);
    });
    await tab.goto(origin + address);
    await tab.waitForFunction(() => {
      const heading = document.querySelector("h1");
      return heading !== null && Object.keys(heading).some((key) => key.startsWith("__react"));
    });
    await expect(tab.getByText("Unexpected Application Error")).toHaveCount(0);
    expect(errors).toEqual([]);
  });
}

test("opens a link in a tab only if its address is a web address", async ({ studio }) => {
  const { page, frame } = studio;
  await page.evaluate(() => {
    const openedAddresses: string[] = [];
    Object.assign(window, { openedAddresses, open: (address: string) => void openedAddresses.push(address) });
  });
  const followLink = (href: string) =>
    frame.locator("body").evaluate((body, address) => {
      const link = document.createElement("a");
      link.href = address;
      body.append(link);
      link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true }));
    }, href);
  for (const address of ["javascript:alert(1)", "data:text/html,x", "https://one.example.com/"])
    await followLink(address);
  expect(await page.evaluate("openedAddresses")).toEqual(["https://one.example.com/"]);
});

test("a notice does not cover the buttons of a later dialog", async ({ studio }) => {
  const { page } = studio;
  await page.setViewportSize({ width: 1280, height: 400 });
  await studio.go("/safe");
  const choose = async (item: string) => {
    await page.getByRole("button", { name: /^Page:/ }).click();
    await page.getByRole("menuitem", { name: item }).click();
  };
  await choose("Duplicate…");
  await page.getByRole("button", { name: "Duplicate", exact: true }).click();
  await expect(page.getByRole("alertdialog", { name: /^Copied/ })).toBeVisible();
  await choose("New case study…");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("adds, renames and removes pages when their folders change", async ({ studio }) => {
  const { page, frame, root, write } = studio;
  const folder = join(root, "content/pages/news");
  const expectInMenu = async (address: string | null) => {
    await page.getByRole("button", { name: /^Page:/ }).click();
    const item = page.getByRole("menuitemradio", { name: "News of today" });
    if (address) await expect(item).toHaveAttribute("data-key", address);
    else await expect(item).toHaveCount(0);
    await page.keyboard.press("Escape");
  };
  mkdirSync(folder);
  write(
    "pages/news/page.yaml",
    "title: News of today\ndescription: What is new.\nsections:\n  - {type: textImage, title: New, description: A thing.}\n",
  );
  await expectInMenu("/news");
  await studio.go("/news");
  await expect(frame.locator("h1")).toHaveText("News of today");
  renameSync(folder, join(root, "content/pages/latest"));
  await expectInMenu("/latest");
  await studio.go("/latest");
  await expect(frame.locator("h1")).toHaveText("News of today");
  rmSync(join(root, "content/pages/latest"), { recursive: true });
  await expectInMenu(null);
  await studio.go("/about");
  await expect(frame.locator("h1")).toHaveText('Über "mich" & andere');
});

test("a folder copied in the file manager is one problem, and a button renames it", async ({ studio }) => {
  const { page, frame, root } = studio;
  const studies = join(root, "content/case-studies");
  cpSync(join(studies, "safe"), join(studies, "safe copy"), { recursive: true });
  await page.getByRole("button", { name: "1 problem" }).click();
  await page.getByRole("button", { name: "Rename the folder to “safe-copy”" }).click();
  await expect(page.getByRole("button", { name: "1 problem" })).toHaveCount(0);
  const addresses = () => page.frames().map((one) => one.url());
  await expect.poll(addresses).toContainEqual(expect.stringMatching(/\/safe-copy(\?|$)/));
  await expect(frame.locator("h1")).toHaveText("Safe");
  rmSync(join(studies, "safe-copy"), { recursive: true });
});
