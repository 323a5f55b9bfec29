import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { LOCKED_PAGE } from "../helpers/addresses.ts";
import { inTurn } from "../helpers/in-turn.ts";
import { OWNER_PASSWORD } from "../helpers/owner.ts";
import { cookiesIn, PASSCODE, passcodeRequest } from "../helpers/passcode.ts";
import type { RawRequest, RawResponse } from "../helpers/raw-client.ts";
import { RUNTIME } from "../helpers/site/runtime.ts";
import { newVisitor, visitorFrom } from "../helpers/visitor.ts";
import { form, type Harness, headersOf, startHarness } from "./harness.ts";

type Headers = Record<string, string>;
type Attempt = (at: number, from: Headers) => RawRequest;

/** Cloudflare writes this header itself, but its local runtime accepts the visitor's. */
const ALSO_FORGED = RUNTIME === "node" ? ["CF-Connecting-IP"] : [];
const FORGED = ["X-Forwarded-For", "Forwarded", "X-Real-IP", "X-Client-IP", ...ALSO_FORGED];

const [direct, proxied] = await Promise.all([startHarness({}), startHarness()]);

const typed = (password: string, from: Headers) => passcodeRequest(password, from);
const typedInForm = (password: string, from: Headers) => posted(LOCKED_PAGE, password, from);
const logIn = (password: string, from: Headers, suffix = "") => posted(`/owner${suffix}`, password, from);

function posted(target: string, password: string, from: Headers): RawRequest {
  return { target, ...form({ password }, from) };
}

const VISITORS: Record<string, Attempt> = {
  "wrong passcodes": (at, from) => typed(`wrong ${at}`, from),
  "passcodes of every kind": (at, from) =>
    inTurn([typed(PASSCODE, from), typed("", from), typedInForm(`wrong ${at}`, from)], at),
  "wrong passcodes from one IPv6 /48": (at) =>
    typed(`wrong ${at}`, visitorFrom(`2001:db8:1:${at.toString(16)}::1`)),
};

const OWNERS: Record<string, Attempt> = {
  "wrong passwords of the owner": (at, from) => logIn(`wrong ${at}`, from, at % 2 ? ".data" : ""),
};

/** Waits for the next minute if this one ends soon: Cloudflare's local runtime counts per minute of the clock. */
async function beginMinute(): Promise<void> {
  const left = 60_000 - (Date.now() % 60_000);
  if (RUNTIME === "cloudflare" && left < 30_000) await wait(left + 100);
}

async function sendTogether(harness: Harness, count: number, attempt: (at: number) => RawRequest) {
  await beginMinute();
  const answers = Array.from({ length: count }, (_, at) => harness.send(attempt(at)));
  return Promise.all(answers);
}

function expectTenCompared(answers: RawResponse[]): void {
  const refused = answers.filter(({ status }) => status === 429);
  expect(answers.length - refused.length).toBe(10);
  for (const answer of refused) {
    const seconds = Number(headersOf(answer).get("Retry-After"));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(cookiesIn(answer)).toBe("");
  }
}

describe.each(Object.entries({ ...VISITORS, ...OWNERS }))("%s", (name, attempt) => {
  test("get 429 with Retry-After from the eleventh in a minute, and so does the right one", async () => {
    const from = name.includes("IPv6") ? visitorFrom("2001:db8:1:ffff::5") : newVisitor();
    expectTenCompared(await sendTogether(proxied, 24, (at) => attempt(at, from)));

    const visitor = [typed(PASSCODE, from), typedInForm(PASSCODE, from)];
    const owner = [logIn(OWNER_PASSWORD, from)];
    const isOwners = name in OWNERS;
    for (const question of isOwners ? owner : visitor) {
      const answer = await proxied.send(question);
      expect([answer.status, cookiesIn(answer)]).toEqual([429, ""]);
    }
    for (const question of isOwners ? visitor : owner) {
      expect(cookiesIn(await proxied.send(question))).toMatch(/^portfolio_(session|owner)=/);
    }
  });
});

test("a forged address in a header does not avoid the limit without a proxy", async () => {
  const answers = await sendTogether(direct, 50, (at) =>
    typed(`wrong ${at}`, { [inTurn(FORGED, at)]: `198.51.100.${at}` }),
  );
  expect(answers.filter(({ status }) => status !== 429).length).toBeLessThanOrEqual(10);
  const late = await direct.send(typed(PASSCODE, { "X-Forwarded-For": "203.0.113.9" }));
  expect([late.status, cookiesIn(late)]).toEqual([429, ""]);
});

test("the address that a trusted proxy adds counts, not the ones before it", async () => {
  const answers = await sendTogether(proxied, 24, (at) =>
    typed(`wrong ${at}`, { "X-Forwarded-For": `198.51.100.${at}, 192.0.2.1` }),
  );
  expectTenCompared(answers);
});
