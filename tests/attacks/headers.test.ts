import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LOCKED_FILM, LOCKED_PAGE } from "../kit/addresses.ts";
import type { Answer } from "../kit/ask.ts";
import { PASSCODE, sendPasscode } from "../kit/passcode.ts";
import { type Site, startBrokenSite, startSite } from "../kit/site.ts";
import { ROWS, type Row } from "./answers.ts";

let site: Site;
let cookie: string;

beforeAll(async () => {
  // It believes one proxy, so that the same server can be asked over HTTPS and not.
  site = await startSite({ TRUST_PROXY: "1" });
  cookie = (await sendPasscode(site.ask, PASSCODE)).cookie ?? "";
});
afterAll(() => site.stop());

async function ask(row: Row, more: Record<string, string> = {}): Promise<Answer> {
  const { unlocked, ...question } = row.ask;
  const headers = { ...question.headers, ...(unlocked && { Cookie: cookie }), ...more };
  return site.ask({ ...question, target: await addressOf(question.target), headers });
}

/** Scripts and fonts have other names after each build. */
async function addressOf(target: string): Promise<string> {
  if (target !== "script" && target !== "font") return target;
  const { body } = await site.ask({ target: LOCKED_PAGE });
  const ending = target === "script" ? "js" : "woff2";
  return new RegExp(`/assets/[\\w.-]+\\.${ending}`).exec(body.toString())?.[0] ?? "none";
}

function headersOf(answer: Answer): Headers {
  return new Headers(
    answer.headers
      .trimEnd()
      .split("\n")
      .map((line): [string, string] => {
        const [name = "", value = ""] = line.split(/: (.*)/);
        return [name, value];
      }),
  );
}

describe.each(Object.entries(ROWS))("%s", (_name, row) => {
  test("has its status, policy and caching", async () => {
    const answer = await ask(row);
    const headers = headersOf(answer);
    expect(answer.status).toBe(row.status);
    expect(headers.get("Content-Security-Policy")).toMatch(row.policy);
    expect(headers.get("Cache-Control")).toBe(row.cache);
    expect(headers.get("Vary") ?? "").toMatch(row.vary ?? /^(Accept-Encoding)?$/);
    // A public answer must not depend on the cookie, and one that does must not be public.
    if (/cookie/i.test(headers.get("Vary") ?? "")) expect(headers.get("Cache-Control")).toContain("no-store");
  });

  test("has what every answer has", async () => {
    const headers = headersOf(await ask(row));
    expect(headers.get("Content-Security-Policy")).toMatch(/^default-src 'none';.* frame-ancestors 'none'/);
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("X-Frame-Options")).toBe("DENY");
    expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("Permissions-Policy")).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/);
    expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
    expect(headers.get("Cross-Origin-Resource-Policy")).toBe(row.isShared ? "cross-origin" : "same-origin");
    expect(headers.get("Access-Control-Allow-Origin")).toBeNull();
    expect(headers.get("X-Powered-By") ?? headers.get("Server")).toBeNull();
  });

  test("asks for HTTPS only over HTTPS", async () => {
    expect(headersOf(await ask(row)).get("Strict-Transport-Security")).toBeNull();
    const secure = headersOf(await ask(row, { "X-Forwarded-Proto": "https" }));
    expect(secure.get("Strict-Transport-Security")).toBe("max-age=31536000");
  });
});

test("believes no one about HTTPS unless told how many proxies there are", async () => {
  const direct = await startSite();
  const headers = { "X-Forwarded-Proto": "https", Forwarded: "proto=https", "X-Forwarded-Ssl": "on" };
  for (const target of ["/", LOCKED_PAGE, LOCKED_FILM]) {
    const answer = headersOf(await direct.ask({ target, headers }));
    expect(answer.get("Strict-Transport-Security")).toBeNull();
  }
  const { cookie: plain } = await sendPasscode(direct.ask, PASSCODE, headers);
  expect(plain).toMatch(/^portfolio_session=/);
  await direct.stop();
});

test("gives over trusted HTTPS a session that is good there only, and under its own name only", async () => {
  const https = { "X-Forwarded-Proto": "https" };
  const { headers } = await sendPasscode(site.ask, PASSCODE, https);
  const [, set = ""] = /^set-cookie: (.*)$/im.exec(headers) ?? [];
  expect(set).toMatch(/^__Host-portfolio_session=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
  const [Cookie = ""] = set.split(";");
  const status = async (sent: Record<string, string>) =>
    (await site.ask({ target: LOCKED_FILM, headers: sent })).status;
  expect(await status({ ...https, Cookie })).toBe(200);
  expect(await status({ Cookie })).toBe(403);
  expect(await status({ ...https, Cookie: Cookie.replace("__Host-", "") })).toBe(403);
  expect(await status({ ...https, Cookie: cookie })).toBe(403);
});

test("compresses what it renders, and repeats nothing of the request there", async () => {
  const word = "zanzibar-quixotic";
  const headers = {
    Cookie: `${cookie}; note=${word}`,
    "Accept-Encoding": "gzip",
    Referer: `http://x/${word}`,
  };
  const form = {
    "Content-Type": "application/x-www-form-urlencoded",
    Origin: `http://127.0.0.1:${site.server.port}`,
  };
  for (const question of [
    { target: `${LOCKED_PAGE}?q=${word}`, headers: { ...headers, "User-Agent": word } },
    { target: `${LOCKED_PAGE}.data?q=${word}`, headers },
    { target: `/${word}`, headers },
    { target: LOCKED_PAGE, method: "POST", headers: { ...headers, ...form }, body: `password=${word}` },
  ]) {
    const answer = await site.ask(question);
    expect(headersOf(answer).get("Content-Encoding"), question.target).toBe("gzip");
    expect(headersOf(answer).get("Vary")).toMatch(/Accept-Encoding/);
    expect(answer.body.toString()).not.toContain(word);
  }
});

test("has on a page that fails what it has on all, and nothing of the inside", async () => {
  await using broken = await startBrokenSite();
  const session = (await sendPasscode(broken.ask, PASSCODE)).cookie ?? "";
  const answer = await broken.ask({ target: LOCKED_PAGE, headers: { Cookie: session } });
  const headers = headersOf(answer);
  expect(answer.status).toBe(500);
  expect(headers.get("Cache-Control")).toContain("no-store");
  expect(headers.get("Content-Security-Policy")).toMatch(/^default-src 'none';.* frame-ancestors 'none'/);
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  // The styles have a class that is called like the folder.
  const page = answer.body.toString().replace(/<style.*?<\/style>/s, "");
  expect(page).not.toMatch(/TypeError|node_modules|build\/server|\.content|at \w+ \(/);
});
