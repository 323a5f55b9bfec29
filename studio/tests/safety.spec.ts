import { request as send } from "node:http";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { runScript } from "../../tests/helpers/run-script.ts";
import { expect, type OpenStudio, test } from "./open-studio.ts";

/** These headers override the headers of the studio's page. An undefined header is omitted. */
type Headers = Record<string, string | undefined>;

async function sendRequest(
  { address, origin, page }: OpenStudio,
  path: string,
  { headers = {}, body }: { headers?: Headers; body?: string } = {},
): Promise<number> {
  const allHeaders: Headers = {
    Host: new URL(origin).host,
    Origin: origin,
    Cookie: await cookieOf(page),
    "X-Studio-Token": new URL(address).hash.slice(1),
    "Sec-Fetch-Site": "same-origin",
    ...headers,
  };
  const definedHeaders = Object.fromEntries(
    Object.entries(allHeaders).filter(([, value]) => value !== undefined),
  ) as Record<string, string>;
  return new Promise((done, fail) => {
    const options = { method: body === undefined ? "GET" : "POST", headers: definedHeaders };
    const request = send(new URL(path, origin.replace("localhost", "127.0.0.1")), options, (response) => {
      response.resume();
      done(response.statusCode ?? 0);
    });
    request.on("error", fail);
    request.end(body);
  });
}

async function cookieOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  return cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
}

const CHANGE = { file: "profile.yaml", path: ["name"], value: "Eve", was: "Zoë O'Hara-Müller" };

test("accepts a change only from the studio's page", async ({ studio }) => {
  const body = JSON.stringify(CHANGE);
  const foreignHeaders: Headers[] = [
    { Host: "evil.example" },
    { Origin: undefined },
    { "X-Studio-Token": undefined },
    { "X-Studio-Token": "x".repeat(32) },
  ];
  for (const headers of foreignHeaders) {
    expect(await sendRequest(studio, "/studio/api/value", { headers, body }), JSON.stringify(headers)).toBe(
      403,
    );
  }
  const value = "/studio/api/value?at=profile.yaml%23name";
  expect(await sendRequest(studio, value, { headers: { "X-Studio-Token": undefined } })).toBe(403);
  expect(await sendRequest(studio, "/studio/blob/..%2Fsteps.json")).toBe(404);
  expect((await studio.page.request.get(`${studio.origin}/studio`)).headers()["x-frame-options"]).toBe(
    "DENY",
  );
  expect(studio.diff("profile.yaml")).toEqual({ before: [], after: [] });
  expect(await sendRequest(studio, "/studio/api/value", { body })).toBe(200);
});

test("a tab asks for a new start until it opens the address with the secret", async ({ studio, browser }) => {
  const { origin, address, page } = studio;
  const wrongCookie = { Cookie: `${await cookieOf(page)}x` };
  for (const path of ["/", "/everything", "/@vite/client"])
    expect(await sendRequest(studio, path, { headers: wrongCookie }), path).toBe(403);
  const otherPage = await browser.newPage();
  await otherPage.goto(`${origin}/studio`);
  await expect(otherPage.getByText("Run npm run studio again; it opens the studio.")).toBeVisible();
  await otherPage.goto(address);
  await expect(otherPage.frameLocator("#page").locator("h1")).toBeVisible();
  expect(otherPage.url()).toBe(`${origin}/studio`);
  expect(await otherPage.evaluate(() => document.cookie)).toBe("");
  await otherPage.close();
});

test("answers 400 to paths outside of content/", async ({ studio }) => {
  for (const file of ["../package.json", "case-studies/../../.env"]) {
    const body = JSON.stringify({ ...CHANGE, file, was: null });
    expect(await sendRequest(studio, "/studio/api/value", { body }), file).toBe(400);
    const at = `/studio/api/value?at=${encodeURIComponent(`${file}#name`)}`;
    expect(await sendRequest(studio, at), file).toBe(400);
  }
});

test("answers 413 to requests that are too large, and 400 to malformed requests", async ({ studio }) => {
  // Only a browser reads the response before it has sent the whole body.
  const status = await studio.page.evaluate(async () => {
    const token = sessionStorage.getItem("studio-token") ?? "";
    const init = { method: "POST", headers: { "X-Studio-Token": token }, body: "x".repeat(500_000) };
    return (await fetch("/studio/api/value", init)).status;
  });
  expect(status).toBe(413);
  for (const body of ["", "{", "null", "[]", '{"file":1}', JSON.stringify({ ...CHANGE, path: [] })])
    expect(await sendRequest(studio, "/studio/api/value", { body }), body).toBe(400);
});

test("sends pages in the frame without scripts", async ({ studio }) => {
  const response = await studio.page.request.get(`${studio.origin}/`, {
    headers: { "Sec-Fetch-Dest": "iframe" },
  });
  expect(response.headers()["content-security-policy"]).toContain("script-src 'none'");
  expect(await response.text()).not.toMatch(/<script\b/);
});

test("a second start prints the address of the running studio and exits", async ({ studio }) => {
  const { code, stdout } = await runScript(join(studio.root, "studio/start.ts"), [], { cwd: studio.root });
  expect([code, stdout.trim()]).toEqual([0, `The studio is already running at ${studio.address}`]);
});
