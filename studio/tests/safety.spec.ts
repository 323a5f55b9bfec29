import { join } from "node:path";
import { runScript } from "../../tests/helpers/run-script.ts";
import { expect, test } from "./open-studio.ts";

test("a tab asks for a new start until it opens the address with the secret", async ({ studio, browser }) => {
  const { origin, address, page } = studio;
  const [cookie] = await page.context().cookies();
  const headers = { Cookie: `${cookie?.name}=${cookie?.value}x` };
  for (const path of ["/", "/everything", "/@vite/client"])
    expect((await fetch(origin + path, { headers })).status, path).toBe(403);
  const otherPage = await browser.newPage();
  await otherPage.goto(`${origin}/studio`);
  await expect(otherPage.getByText("Start the studio again. It opens in a new tab.")).toBeVisible();
  await otherPage.goto(address);
  await expect(otherPage.frameLocator("#page").locator("h1")).toBeVisible();
  expect(otherPage.url()).toBe(`${origin}/studio`);
  expect(await otherPage.evaluate(() => document.cookie)).toBe("");
  await otherPage.close();
});

test("a second start prints the address of the running studio and exits", async ({ studio }) => {
  const { code, stdout } = await runScript(join(studio.root, "studio/start.ts"), [], { cwd: studio.root });
  expect([code, stdout.trim()]).toEqual([0, `The studio is already running at ${studio.address}`]);
});
