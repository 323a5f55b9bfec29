import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { OWNER_PASSWORD } from "../helpers/invitations/owner.ts";
import { LOCKED_PAGE } from "../helpers/site/addresses.ts";
import { cookiesIn, PASSCODE, passcodeRequest } from "../helpers/site/passcode.ts";
import type { RawRequest, RawResponse } from "../helpers/site/raw-client.ts";
import { RUNTIME } from "../helpers/site/runtime.ts";
import { newVisitor, visitorFrom } from "../helpers/site/visitor.ts";
import { formPost, headersOf, startHarness } from "./harness.ts";

type Headers = Record<string, string>;
type Attempt = (index: number, from: Headers) => RawRequest;

const harness = await startHarness();

function formRequest(target: string, password: string, from: Headers): RawRequest {
  return { target, ...formPost({ password }, from) };
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

function expectTenAllowed(answers: RawResponse[]): void {
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
    await waitForFreshMinute();
    const attempts = Array.from({ length: 24 }, (_, index) => attempt(index, from));
    expectTenAllowed(await Promise.all(attempts.map(harness.send)));

    const visitor = [passcodeRequest(PASSCODE, from), formRequest(LOCKED_PAGE, PASSCODE, from)];
    const owner = [formRequest("/owner", OWNER_PASSWORD, from)];
    const [limited, unlimited] = name in OWNER_ATTEMPTS ? [owner, visitor] : [visitor, owner];
    for (const request of limited) {
      const answer = await harness.send(request);
      expect([answer.status, cookiesIn(answer)]).toEqual([429, ""]);
    }
    for (const request of unlimited)
      expect(cookiesIn(await harness.send(request))).toMatch(/^portfolio_(session|owner)=/);
  },
);
