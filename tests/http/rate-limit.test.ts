import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { OWNER_PASSWORD } from "../helpers/invitations/owner.ts";
import { LOCKED_PAGE } from "../helpers/site/addresses.ts";
import { cookiesIn, PASSCODE, passcodeRequest } from "../helpers/site/passcode.ts";
import type { RawRequest, RawResponse } from "../helpers/site/raw-client.ts";
import { RUNTIME } from "../helpers/site/runtime.ts";
import { newVisitor } from "../helpers/site/visitor.ts";
import { headersOf, passwordForm, startHarness } from "./harness.ts";

type Requests = (from: Record<string, string>) => RawRequest[];

const harness = await startHarness();

const anyPasscodes: Requests = (from) => [
  passcodeRequest(PASSCODE, from),
  passcodeRequest("", from),
  passwordForm(LOCKED_PAGE, "wrong", from),
];
const rightPasscodes: Requests = (from) => [
  passcodeRequest(PASSCODE, from),
  passwordForm(LOCKED_PAGE, PASSCODE, from),
];
const wrongPasswords: Requests = (from) =>
  ["/owner", "/owner.data"].map((path) => passwordForm(path, "wrong", from));
const rightPasswords: Requests = (from) => [passwordForm("/owner", OWNER_PASSWORD, from)];

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

test.each([
  ["right, wrong and empty passcodes", anyPasscodes, rightPasscodes, rightPasswords],
  ["wrong passwords of the owner", wrongPasswords, rightPasswords, rightPasscodes],
])("after ten attempts with %s, a visitor gets 429", async (_, attempts, limited, unlimited) => {
  const from = newVisitor();
  await waitForFreshMinute();
  const requests = Array.from({ length: 12 }, () => attempts(from)).flat();
  expectTenAllowed(await Promise.all(requests.map(harness.send)));
  for (const request of limited(from)) {
    const answer = await harness.send(request);
    expect([answer.status, cookiesIn(answer)]).toEqual([429, ""]);
  }
  for (const request of unlimited(from))
    expect(cookiesIn(await harness.send(request))).toMatch(/^portfolio_(session|owner)=/);
});
