import { expect, type Page } from "@playwright/test";
import { axeViolations } from "../../kit/browsers/axe.ts";
import { blockingContext } from "../../kit/browsers/blocking-context.ts";
import { locked, pathOf } from "../../kit/content.ts";
import { test } from "../../kit/journey.ts";
import { OWNER_PASSWORD, ownerOf } from "../../kit/owner.ts";
import { unlock } from "../../kit/passcode.ts";
import { saying, strings } from "../../kit/strings.ts";

const { owner } = strings;

for (const hasScript of [true, false]) {
  test.describe(hasScript ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled: hasScript });

    test("the password opens the list, and logging out closes it", async ({ page, context }) => {
      await page.goto("/owner");
      await logIn(page, OWNER_PASSWORD);
      await expect(page).toHaveURL(/\/owner$/);
      await expect(page.getByRole("heading", { name: owner.new })).toBeVisible();
      await page.getByRole("button", { name: owner.logOut }).click();
      await expect(page.getByLabel(owner.password)).toBeVisible();
      expect((await context.cookies()).map(({ name }) => name)).toEqual([]);
    });

    test("she can log out on the page of an invitation, too", async ({ page, context, invite }) => {
      const { address } = await invite();
      await page.goto("/owner");
      await expect(page.getByLabel(owner.password)).toHaveAttribute("type", "password");
      await logIn(page, OWNER_PASSWORD);
      await page.goto(address);
      await page.getByRole("button", { name: owner.logOut }).click();
      await expect(page.getByLabel(owner.password)).toBeVisible();
      expect(await context.cookies()).toEqual([]);
    });

    test("what is sent after her time was over is said not to be done", async ({
      page,
      context,
      invite,
      expectNoise,
    }) => {
      expectNoise(/status of 400/);
      const { address } = await invite({ label: "As it was" });
      for (const [path, button] of [
        ["/owner", owner.create],
        [address, owner.save],
      ] as const) {
        await page.goto("/owner");
        await logIn(page, OWNER_PASSWORD);
        await page.goto(path);
        await page.getByLabel(owner.label).fill("Too late");
        await context.clearCookies();
        await page.getByRole("button", { name: button }).click();
        await expect(page.getByText(owner.loggedOut)).toBeVisible();
      }
      await logIn(page, OWNER_PASSWORD);
      await expect(page.getByText("As it was").first()).toBeVisible();
      await expect(page.getByText("Too late")).toHaveCount(0);
    });

    test("a wrong one is said, as is the wait that comes of many", async ({ page, expectNoise }) => {
      expectNoise(/status of 429/);
      await page.goto("/owner");
      for (let tries = 1; tries <= 5; tries++) await logIn(page, OWNER_PASSWORD.toLowerCase());
      await expect(page.getByText(owner.incorrect)).toBeVisible();
      await expect(page.getByLabel(owner.password)).toHaveAccessibleDescription(saying(owner.incorrect));
      // So long that the machine cannot be too slow for it.
      for (let tries = 1; tries <= 20 && (await page.getByText(owner.incorrect).count()) > 0; tries++)
        await logIn(page, "once more, too soon");
      await expect(page.getByText(saying(strings.gate.tooMany))).toBeVisible();
    });
  });
}

test.describe("a browser that keeps no cookies", () => {
  const blocking = test.extend({ context: blockingContext });

  blocking("is told so after the password", async ({ page }) => {
    await page.goto("/owner");
    await logIn(page, OWNER_PASSWORD);
    await expect(page.getByText(strings.gate.noCookies)).toBeVisible();
  });
});

test("the cookie of the one is not good as the other's", async ({ page, context, origin }) => {
  await unlock(context);
  const [session] = (await context.cookies()).filter(({ name }) => name === "portfolio_session");
  const { cookie } = await ownerOf(origin);
  const value = cookie.split("=")[1] ?? "";
  await context.clearCookies();
  await context.addCookies([
    { name: "portfolio_owner", value: session?.value ?? "", url: origin },
    { name: "portfolio_session", value, url: origin },
  ]);
  await page.goto("/owner");
  await expect(page.getByLabel(owner.password)).toBeVisible();
  await page.goto(pathOf(locked));
  await expect(page.getByRole("heading", { name: strings.gate.title })).toBeVisible();
});

test("who is not logged in sees and changes nothing", async ({ page, origin, request }) => {
  const invited = await (await ownerOf(origin)).invite({ label: "Nobody else's business" });
  await page.goto(invited.address);
  await expect(page).toHaveURL(/\/owner$/);
  for (const address of ["/owner", invited.address, "/owner.data", `${invited.address}.data`]) {
    for (const intent of ["create", "change", "end", "delete", "log-out"]) {
      const form = { intent, label: "changed", opens: "all", until: "" };
      const answer = await request.post(address, { form, maxRedirects: 0 });
      expect(answer.status(), `${intent} ${address}`).not.toBe(500);
      expect(await answer.text()).not.toContain("Nobody else");
    }
    expect(await (await request.get(address)).text()).not.toContain("Nobody else");
  }
  await logIn(page, OWNER_PASSWORD);
  await page.goto(invited.address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nobody else's business");
  await expect(page.getByText(owner.open, { exact: true })).toBeVisible();
});

test("another site's form is refused, and changes nothing", async ({ page, origin }) => {
  const herself = await ownerOf(origin);
  const invited = await herself.invite({ label: "Safe from others" });
  for (const [name, value] of Object.entries({
    Origin: "https://evil.example",
    "Sec-Fetch-Site": "cross-site",
  })) {
    const answer = await fetch(origin + invited.address, {
      method: "POST",
      headers: { Cookie: herself.cookie, [name]: value },
      body: new URLSearchParams({ intent: "delete" }),
    });
    expect(answer.status).toBe(403);
  }
  await page.goto("/owner");
  await logIn(page, OWNER_PASSWORD);
  expect((await page.goto(invited.address))?.status()).toBe(200);
});

test("nobody keeps the pages, and no search finds them", async ({ page, origin }) => {
  const herself = await ownerOf(origin);
  const { address } = await herself.invite();
  for (const path of ["/owner", address]) {
    const answer = await fetch(origin + path, { headers: { Cookie: herself.cookie } });
    const { headers } = answer;
    expect(headers.get("Cache-Control")).toBe("private, no-store");
    expect(headers.get("X-Robots-Tag")).toBe("noindex, nofollow");
    expect(headers.get("Speculation-Rules")).toBeNull();
    const html = await answer.text();
    expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>');
    expect(html).not.toMatch(/rel="canonical"|property="og:|<script[^>]+src=|type="module"/);
  }
  await page.goto("/owner");
  expect(await axeViolations(page)).toEqual([]);
});

test("no visitor's page carries the words of the owner's", async ({ request }) => {
  const html = await (await request.get(pathOf(locked))).text();
  expect(html).toContain(strings.gate.refused);
  for (const word of [owner.wordsHelp, owner.mistakes.wordsTaken]) expect(html).not.toContain(word);
});

async function logIn(page: Page, password: string): Promise<void> {
  await page.getByLabel(owner.password).fill(password);
  await Promise.all([
    page.waitForResponse((response) => response.request().method() === "POST"),
    page.getByRole("button", { name: owner.logIn }).click(),
  ]);
  await page.waitForLoadState();
}
