import { type APIRequestContext, type APIResponse, expect } from "@playwright/test";
import { locked, pathOf } from "../kit/content.ts";
import { test } from "../kit/journey.ts";
import { ENDPOINT, guessUntilRefused, PASSCODE } from "../kit/passcode.ts";
import { newVisitor } from "../kit/visitor.ts";

test("right: 200, success, and cookies that script cannot read, for the session and to be known by", async ({
  request,
}) => {
  const answer = await send(request, PASSCODE);
  await expectAnswer(answer, 200, true);
  const [session = "", known = ""] = cookiesOf(answer);
  expect(session).toMatch(/^portfolio_session=[^;]+;/);
  expect(attributesOf(session)).toEqual(["HttpOnly", "Path=/", "SameSite=Lax"]);
  expect(known).toMatch(/^portfolio_known=[^;]+;/);
  expect(attributesOf(known)).toEqual(["HttpOnly", "Max-Age=7776000", "Path=/", "SameSite=Lax"]);
});

test("right over HTTPS: the cookies are Secure and belong to this host alone", async ({ request }) => {
  const answer = await send(request, PASSCODE, { "X-Forwarded-Proto": "https" });
  const cookies = cookiesOf(answer);
  expect(cookies).toHaveLength(2);
  for (const cookie of cookies) {
    expect(cookie).toMatch(/^__Host-/);
    expect(attributesOf(cookie)).toEqual(
      expect.arrayContaining(["HttpOnly", "Path=/", "SameSite=Lax", "Secure"]),
    );
  }
});

test("two sessions are never the same", async ({ request }) => {
  const cookies = [await send(request, PASSCODE), await send(request, PASSCODE)];
  expect(new Set(cookies.flatMap(cookiesOf)).size).toBe(4);
});

for (const password of ["not this one", "", " ", "-", `${PASSCODE}x`, "true"]) {
  test(`wrong: ${JSON.stringify(password)}`, async ({ request }) => {
    await expectAnswer(await send(request, password), 200, false);
  });
}

for (const body of [
  "",
  "not JSON",
  "null",
  "[]",
  '"a text"',
  "{}",
  '{"password":1}',
  '{"password":null}',
  '{"password":["a"]}',
  '{"password":{"$ne":""}}',
  '{"__proto__":{"password":"a"}}',
]) {
  test(`400: ${body || "an empty body"}`, async ({ request }) => {
    const headers = { "Content-Type": "application/json" };
    await expectAnswer(await request.post(ENDPOINT, { headers, data: Buffer.from(body) }), 400, false);
  });
}

test("413 for more than 4 KiB, and only for more", async ({ request }) => {
  const frame = JSON.stringify({ password: "" }).length;
  await expectAnswer(await send(request, "x".repeat(4096 - frame)), 200, false);
  await expectAnswer(await send(request, "x".repeat(4096 - frame + 1)), 413, false);
  await expectAnswer(await send(request, "x".repeat(1_000_000)), 413, false);
});

for (const headers of [
  { Origin: "https://elsewhere.example" },
  { Origin: "null" },
  { Origin: "http://127.0.0.1:1" },
  { "Sec-Fetch-Site": "cross-site" },
  { "Sec-Fetch-Site": "same-site" },
  { Origin: "ours", "Sec-Fetch-Site": "cross-site" },
]) {
  test(`403 for another site's page: ${JSON.stringify(headers)}`, async ({ request, origin }) => {
    const sent = headers.Origin === "ours" ? { ...headers, Origin: origin } : headers;
    await expectAnswer(await send(request, PASSCODE, sent), 403, false);
  });
}

test("our own page may ask", async ({ request, origin }) => {
  const headers = { Origin: origin, "Sec-Fetch-Site": "same-origin" };
  await expectAnswer(await send(request, PASSCODE, headers), 200, true);
});

for (const method of ["GET", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
  test(`405 for ${method}, and what is allowed`, async ({ request }) => {
    const answer = await request.fetch(ENDPOINT, { method });
    expect(answer.status()).toBe(405);
    expect(answer.headers().allow).toBe("POST");
    if (method !== "HEAD") expect(await answer.json()).toEqual({ success: false });
  });
}

test("429 after five free wrong tries, with the seconds to wait, for the right one too", async ({
  request,
}) => {
  for (let tries = 1; tries <= 5; tries += 1) await expectAnswer(await send(request, "wrong"), 200, false);
  const answer = await guessUntilRefused(request);
  await expectAnswer(answer, 429, false);
  expect(Number(answer.headers()["retry-after"])).toBeGreaterThan(0);
  expect(Number(answer.headers()["retry-after"])).toBeLessThanOrEqual(60);
});

test("another address is not made to wait", async ({ request }) => {
  await guessUntilRefused(request);
  await expectAnswer(await send(request, PASSCODE, newVisitor()), 200, true);
});

test("a visitor's own X-Forwarded-For gains no further tries", async ({ request }) => {
  const own = (tries: number) => ({ "X-Forwarded-For": `198.51.100.${tries}, 203.0.113.78` });
  let status = 200;
  for (let tries = 1; tries <= 30 && status === 200; tries += 1) {
    status = (await send(request, "wrong", own(tries))).status();
  }
  expect(status).toBe(429);
});

test("the prompt's form is refused from another site, too", async ({ request }) => {
  const answer = await request.post(pathOf(locked), {
    form: { password: PASSCODE },
    headers: { Origin: "https://elsewhere.example" },
    maxRedirects: 0,
  });
  expect(answer.status()).toBeGreaterThanOrEqual(400);
  expect(answer.headers()["set-cookie"]).toBeUndefined();
});

function send(request: APIRequestContext, password: string, headers = {}): Promise<APIResponse> {
  return request.post(ENDPOINT, { data: { password }, headers });
}

async function expectAnswer(answer: APIResponse, status: number, success: boolean): Promise<void> {
  expect(answer.status()).toBe(status);
  expect(await answer.json()).toEqual({ success });
  expect(answer.headers()["content-type"]).toContain("application/json");
  expect(answer.headers()["cache-control"]).toContain("no-store");
  if (!success) expect(cookiesOf(answer).filter((cookie) => !/^portfolio_turn=/.test(cookie))).toEqual([]);
}

function cookiesOf(answer: APIResponse): string[] {
  return answer.headers()["set-cookie"]?.split("\n") ?? [];
}

function attributesOf(cookie: string): string[] {
  return cookie.split("; ").slice(1).sort();
}
