import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { LOCKED_PAGE } from "../helpers/addresses.ts";
import { OWNER_PASSWORD } from "../helpers/owner.ts";
import { cookiesIn, PASSCODE, passcodeRequest } from "../helpers/passcode.ts";
import type { RawRequest, RawResponse } from "../helpers/raw-client.ts";
import { RUNTIME } from "../helpers/site/runtime.ts";
import { newVisitor, visitorFrom } from "../helpers/visitor.ts";
import { form, type Harness, headersOf, startHarness } from "./harness.ts";

type Headers = Record<string, string>;
type Attempt = (index: number, from: Headers) => RawRequest;

const FORGED_HEADERS = ["X-Forwarded-For", "Forwarded", "X-Real-IP", "X-Client-IP"];
// Cloudflare overwrites this header, but its local runtime accepts the visitor's value.
if (RUNTIME === "node") FORGED_HEADERS.push("CF-Connecting-IP");

const [direct, proxied] = await Promise.all([startHarness({}), startHarness()]);

function formRequest(target: string, password: string, from: Headers): RawRequest {
  return { target, ...form({ password }, from) };
}

const VISITOR_ATTEMPTS: Record<string, Attempt> = {
  "wrong passcodes": (index, from) => passcodeRequest(`wrong ${index}`, from),
  "right passcodes, empty passcodes and forms": (index, from) =>
    index % 3 === 0
      ? formRequest(LOCKED_PAGE, `wrong ${index}`, from)
      : passcodeRequest(index % 3 === 1 ? PASSCODE : "", from),
  "wrong passcodes from one IPv6 /48": (index) =>
    passcodeRequest(`wrong ${index}`, visitorFrom(`2001:db8:1:${index.toString(16)}::1`)),
};

const OWNER_ATTEMPTS: Record<string, Attempt> = {
  "wrong passwords of the owner": (index, from) =>
    formRequest(index % 2 ? "/owner.data" : "/owner", `wrong ${index}`, from),
};

/** Waits for the next minute if the current one ends soon, because Cloudflare's local runtime counts clock minutes. */
async function waitForFreshMinute(): Promise<void> {
  const msUntilNextMinute = 60_000 - (Date.now() % 60_000);
  if (RUNTIME === "cloudflare" && msUntilNextMinute < 30_000) await wait(msUntilNextMinute + 100);
}

async function sendTogether(harness: Harness, count: number, attempt: (index: number) => RawRequest) {
  await waitForFreshMinute();
  return Promise.all(Array.from({ length: count }, (_, index) => harness.send(attempt(index))));
}

function expectTenChecked(answers: RawResponse[]): void {
  const refusedAnswers = answers.filter(({ status }) => status === 429);
  expect(answers.length - refusedAnswers.length).toBe(10);
  for (const answer of refusedAnswers) {
    const seconds = Number(headersOf(answer).get("Retry-After"));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(cookiesIn(answer)).toBe("");
  }
}

test.each(Object.entries({ ...VISITOR_ATTEMPTS, ...OWNER_ATTEMPTS }))(
  "%s get 429 with Retry-After after ten attempts in a minute, and so does the right secret",
  async (name, attempt) => {
    const from = name.includes("IPv6") ? visitorFrom("2001:db8:1:ffff::5") : newVisitor();
    expectTenChecked(await sendTogether(proxied, 24, (index) => attempt(index, from)));

    const visitor = [passcodeRequest(PASSCODE, from), formRequest(LOCKED_PAGE, PASSCODE, from)];
    const owner = [formRequest("/owner", OWNER_PASSWORD, from)];
    const [limited, unlimited] = name in OWNER_ATTEMPTS ? [owner, visitor] : [visitor, owner];
    for (const request of limited) {
      const answer = await proxied.send(request);
      expect([answer.status, cookiesIn(answer)]).toEqual([429, ""]);
    }
    for (const request of unlimited)
      expect(cookiesIn(await proxied.send(request))).toMatch(/^portfolio_(session|owner)=/);
  },
);

test("an address in a forged header does not avoid the limit if TRUST_PROXY is not set", async () => {
  const answers = await sendTogether(direct, 50, (index) => {
    const header = FORGED_HEADERS[index % FORGED_HEADERS.length] ?? "";
    return passcodeRequest(`wrong ${index}`, { [header]: `198.51.100.${index}` });
  });
  expect(answers.filter(({ status }) => status !== 429).length).toBeLessThanOrEqual(10);
  const lateResponse = await direct.send(passcodeRequest(PASSCODE, { "X-Forwarded-For": "203.0.113.9" }));
  expect([lateResponse.status, cookiesIn(lateResponse)]).toEqual([429, ""]);
});

test("the limit counts the address that a trusted proxy adds, and ignores the addresses before it", async () => {
  const answers = await sendTogether(proxied, 24, (index) =>
    passcodeRequest(`wrong ${index}`, { "X-Forwarded-For": `198.51.100.${index}, 192.0.2.1` }),
  );
  expectTenChecked(answers);
});
