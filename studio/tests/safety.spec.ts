import { symlinkSync } from "node:fs";
import { request as send } from "node:http";
import { join } from "node:path";
import { expect, type OpenStudio, test } from "../../tests/helpers/studio.ts";

/** Headers in place of those of the studio's own page; undefined takes one away. */
type Headers = Record<string, string | undefined>;

async function ask(
  { origin, page }: OpenStudio,
  path: string,
  { headers = {}, body }: { headers?: Headers; body?: string } = {},
): Promise<number> {
  const token = await page.locator("meta[name=studio-token]").getAttribute("content");
  const own: Headers = {
    Origin: origin,
    "X-Studio-Token": token ?? "",
    "Sec-Fetch-Site": "same-origin",
    ...headers,
  };
  const sent = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined)) as Record<
    string,
    string
  >;
  return new Promise((done, fail) => {
    const options = { method: body === undefined ? "GET" : "POST", headers: sent };
    const request = send(new URL(path, origin.replace("localhost", "127.0.0.1")), options, (response) => {
      response.resume();
      done(response.statusCode ?? 0);
    });
    request.on("error", fail);
    request.end(body);
  });
}

const CHANGE = { file: "profile.yaml", path: ["name"], value: "Eve", was: "Zoë O'Hara-Müller" };

test("nobody but the studio's own page changes anything", async ({ studio }) => {
  const body = JSON.stringify(CHANGE);
  const host = new URL(studio.origin).host;
  const foreign: Headers[] = [
    { Host: "evil.example" },
    { Host: `evil.example:${new URL(studio.origin).port}` },
    { Host: `localhost.evil.example:${new URL(studio.origin).port}` },
    { Host: host, Origin: "https://evil.example" },
    { Host: host, Origin: "null" },
    { Host: host, Origin: undefined },
    { Host: host, "Sec-Fetch-Site": "cross-site" },
    { Host: host, "Sec-Fetch-Site": "same-site" },
    { Host: host, "X-Studio-Token": undefined },
    { Host: host, "X-Studio-Token": "x".repeat(32) },
  ];
  for (const headers of foreign) {
    expect(await ask(studio, "/studio/api/value", { headers, body }), JSON.stringify(headers)).toBe(403);
  }
  const value = "/studio/api/value?at=profile.yaml%23name";
  expect(await ask(studio, value, { headers: { Host: host, "X-Studio-Token": undefined } })).toBe(403);
  expect(await ask(studio, "/studio/blob/..%2Fsteps.json", { headers: { Host: host } })).toBe(404);
  expect((await studio.page.request.get(`${studio.origin}/studio`)).headers()["x-frame-options"]).toBe(
    "DENY",
  );
  for (const path of ["/studio", "/", "/studio/client/main.ts", "/locked/safe/x.avif"])
    expect(await ask(studio, path, { headers: { Host: "evil.example" } }), path).toBe(403);
  expect(studio.diff("profile.yaml")).toEqual({ before: [], after: [] });
  expect(await ask(studio, "/studio/api/value", { headers: { Host: host }, body })).toBe(200);
});

test("no place outside of the content is read or written", async ({ studio }) => {
  const headers = { Host: new URL(studio.origin).host };
  symlinkSync("/etc", join(studio.root, "content/case-studies/link"));
  const files = [
    "../package.json",
    "/etc/passwd.yaml",
    "case-studies/../../.env",
    "..\\package.yaml",
    ".env",
    "case-studies/link/case-study.yaml",
    "con.yaml",
    "profile.yaml ",
    "profile.yaml\u0000.png",
    "profile.ts",
    "",
  ];
  for (const file of files) {
    const body = JSON.stringify({ ...CHANGE, file, was: null });
    expect(await ask(studio, "/studio/api/value", { headers, body }), file).toBe(400);
    const at = `/studio/api/value?at=${encodeURIComponent(`${file}#name`)}`;
    expect(await ask(studio, at, { headers }), file).toBe(400);
  }
});

test("what is too large or no request of the studio is refused", async ({ studio }) => {
  const headers = { Host: new URL(studio.origin).host };
  // As a browser sends it: it hears the answer to what was cut off.
  const status = await studio.page.evaluate(async () => {
    const token = document.querySelector<HTMLMetaElement>("meta[name=studio-token]")?.content ?? "";
    const init = { method: "POST", headers: { "X-Studio-Token": token }, body: "x".repeat(500_000) };
    return (await fetch("/studio/api/value", init)).status;
  });
  expect(status).toBe(413);
  for (const body of ["", "{", "null", "[]", '{"file":1}', JSON.stringify({ ...CHANGE, path: [] })])
    expect(await ask(studio, "/studio/api/value", { headers, body }), body).toBe(400);
});

test("in the frame nothing runs, and what is shown there is the site's own page", async ({ studio }) => {
  const response = await studio.page.request.get(`${studio.origin}/`, {
    headers: { "Sec-Fetch-Dest": "iframe" },
  });
  expect(response.headers()["content-security-policy"]).toContain("script-src 'none'");
  expect(await response.text()).not.toMatch(/<script\b/);
});
