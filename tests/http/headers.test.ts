import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { lockedPaths, publicPaths } from "../helpers/content/studies.ts";
import { LOCKED_PAGE } from "../helpers/site/addresses.ts";
import { PASSCODE, sendPasscode } from "../helpers/site/passcode.ts";
import { startBrokenSite } from "../helpers/site/start-site.ts";
import { ANSWER_CASES, type AnswerCase, OWNERS_ANSWER_CASES } from "./answers.ts";
import { formPost, headersOf, startHarness } from "./harness.ts";

const harness = await startHarness();

test.each(Object.entries({ ...ANSWER_CASES, ...OWNERS_ANSWER_CASES }))(
  "the response to %s has the expected status, policy, Cache-Control, Vary and common headers",
  async (_name, answerCase) => {
    const answer = await harness.send(answerCase.request);
    const headers = headersOf(answer);
    expect(answer.status).toBe(answerCase.status);
    expect(headers.get("Content-Security-Policy")).toMatch(answerCase.policy);
    expect(headers.get("Cache-Control")).toBe(answerCase.cache);
    expect(headers.get("Vary") ?? "").toMatch(answerCase.vary ?? /^(Accept-Encoding)?$/);
    // Caches must not store a response that depends on the cookie.
    if (/cookie/i.test(headers.get("Vary") ?? "")) expect(headers.get("Cache-Control")).toContain("no-store");
    expectCommonHeaders(headers, answerCase);
    expect(headers.get("Strict-Transport-Security")).toBeNull();
    expectNonceInEveryScript(headers, answer.body.toString());
  },
);

function expectCommonHeaders(headers: Headers, { isShared, isSecret, robotsTag, cache }: AnswerCase): void {
  expect(headers.get("Content-Security-Policy")).toMatch(/^default-src 'none';.* frame-ancestors 'none'/);
  expect(headers.get("Content-Security-Policy")).toMatch(/base-uri 'none'/);
  expect(headers.get("Content-Security-Policy")).not.toMatch(/script-src [^;]*('unsafe|\*|https?:|data:)/);
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(headers.get("X-Frame-Options")).toBe("DENY");
  expect(headers.get("Referrer-Policy")).toBe(isSecret ? "strict-origin" : "strict-origin-when-cross-origin");
  expect(headers.get("X-Robots-Tag")).toBe(isSecret ? "noindex" : (robotsTag ?? null));
  const isPage = headers.get("Content-Type")?.startsWith("text/html");
  const permissions = headers.get("Permissions-Policy") ?? "none, as no page needs it";
  expect(permissions).toMatch(isPage ? /camera=\(\).*geolocation=\(\).*microphone=\(\)/ : /^none/);
  expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
  expect(headers.get("Cross-Origin-Resource-Policy")).toBe(isShared ? "cross-origin" : "same-origin");
  for (const name of ["Access-Control-Allow-Origin", "X-Powered-By", "Server"])
    expect(headers.get(name), name).toBeNull();
  if (!cache.includes("no-store")) return;
  for (const name of ["ETag", "Last-Modified", "Speculation-Rules", "Link"])
    expect(name === "ETag" && robotsTag === "noindex" ? null : headers.get(name), name).toBeNull();
}

/** Checks that each script has the nonce of the page, and that attributes do not contain scripts. */
function expectNonceInEveryScript(headers: Headers, page: string): void {
  const [, nonce] = /'nonce-([^']+)'/.exec(headers.get("Content-Security-Policy") ?? "") ?? [];
  if (!nonce || !headers.get("Content-Type")?.startsWith("text/html")) return;
  const scripts = page.match(/<script\b(?![^>]*json)[^>]*>/g) ?? [];
  for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
  expect(page).not.toMatch(/<[^>]*\son\w+="/);
}

test("an unlocked page has a different nonce in each response", async () => {
  const targets = [...lockedPaths, ...lockedPaths];
  const answers = await Promise.all(targets.map((target) => harness.send({ as: "visitor", target })));
  const policies = answers.map((answer) => headersOf(answer).get("Content-Security-Policy"));
  expect(new Set(policies).size).toBe(targets.length);
});

test.each(lockedPaths)(
  "the policy of %s allows scripts by hash, even with a forged cookie",
  async (target) => {
    const answer = await harness.send({ target });
    const page = answer.body.toString();
    const inlineScripts = page.matchAll(/<script\b(?![^>]*json)[^>]*>(.+?)<\/script>/gs);
    const hashes = Array.from(inlineScripts, ([, text = ""]) =>
      createHash("sha256").update(text).digest("base64"),
    );
    expect(hashes.length).toBeGreaterThan(2);
    const sources = hashes.map((hash) => `'sha256-${hash}'`).join(" ");
    expect(answer.headers).toContain(`script-src 'self' ${sources}`);
    const forgedResponse = await harness.send({ target, headers: { Cookie: "portfolio_session=forged" } });
    expect(forgedResponse.body.toString()).toBe(page);
  },
);

test("compresses pages, forbids proxies to change them, and does not repeat text from the request", async () => {
  const marker = "zanzibar-quixotic";
  const markedHeaders = { "Accept-Encoding": "gzip", Referer: `http://x/${marker}`, "User-Agent": marker };
  const headers = { ...markedHeaders, Cookie: `${harness.cookies.visitor}; note=${marker}` };
  for (const siteRequest of [
    { target: `${LOCKED_PAGE}?q=${marker}`, headers },
    { target: `${LOCKED_PAGE}.data?q=${marker}`, headers },
    { target: `/${marker}`, headers },
    { target: `/?q=${marker}`, headers },
    { target: `${LOCKED_PAGE}?q=${marker}`, headers: markedHeaders },
    { target: `${LOCKED_PAGE}?plain&q=${marker}`, headers: markedHeaders },
    { target: LOCKED_PAGE, ...formPost({ password: marker }, headers) },
  ]) {
    const answer = await harness.send(siteRequest);
    expect(headersOf(answer).get("Content-Encoding"), siteRequest.target).toBe("gzip");
    expect(headersOf(answer).get("Vary")).toMatch(/Accept-Encoding/);
    const isPage = headersOf(answer).get("Content-Type")?.startsWith("text/html") ?? false;
    expect(/no-transform/.test(headersOf(answer).get("Cache-Control") ?? "")).toBe(isPage);
    expect(answer.body.toString()).not.toContain(marker);
  }
});

test.each([
  ["rendering", LOCKED_PAGE],
  ["loader", LOCKED_PAGE],
  ["loader", `${LOCKED_PAGE}.data`],
] as const)("a page that fails in its %s answers 500 without internal details: %s", async (part, target) => {
  await using broken = await startBrokenSite(part);
  const { cookie: Cookie } = await sendPasscode(broken.send, PASSCODE);
  const answer = await broken.send({ target, headers: { Cookie } });
  expect(answer.status).toBe(500);
  const headers = headersOf(answer);
  expectCommonHeaders(headers, { cache: headers.get("Cache-Control") ?? "" } as AnswerCase);
  expect(headers.get("Cache-Control")).toContain("no-store");
  // Remove the styles, because a class has the same name as a folder.
  const page = answer.body.toString().replace(/<style.*?<\/style>/s, "");
  expect(page).not.toMatch(/TypeError|node_modules|build\/server|server-build|\.content|at \w+ \(|file:\/\//);
  expect(page).not.toMatch(/undefined \(reading|Cannot read|Hey developer|(?<!Unexpected )Application Error/);
});

test("the speculation rules include public pages and exclude locked pages", async () => {
  const rules = JSON.parse((await harness.send({ target: "/speculation-rules.json" })).body.toString());
  const [, { not }] = rules.prefetch[0].where.and;
  expect(not.href_matches).toEqual(expect.arrayContaining([...lockedPaths, "/locked/*", "/i/*"]));
  expect(publicPaths.filter((path) => not.href_matches.includes(path))).toEqual([]);
});
