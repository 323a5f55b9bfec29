import { describe, expect, test } from "vitest";
import { LOCKED_PAGE } from "../helpers/addresses.ts";
import { PASSCODE } from "../helpers/passcode.ts";
import { strings } from "../helpers/strings.ts";
import { newVisitor } from "../helpers/visitor.ts";
import { form, logOf, startHarness } from "./harness.ts";

const harness = await startHarness();

function post(body: string, headers: Record<string, string>) {
  return harness.send({ target: LOCKED_PAGE, ...form({}, headers), body });
}

const FORMS: [condition: string, body: string, status: number, message: string][] = [
  ["a wrong passcode", "password=wrong", 200, strings.lock.incorrect],
  ["no passcode field", "passcode=wrong", 400, strings.lock.refused],
  ["more than 4 KiB", `password=${"x".repeat(5_000)}`, 413, strings.lock.tooLong],
];

describe.each([
  ["HTTP", {}],
  [
    "HTTPS, behind a proxy that terminates TLS",
    { "X-Forwarded-Proto": "https", "Sec-Fetch-Site": "same-origin" },
  ],
])("the prompt's form over %s", (_scheme, scheme) => {
  test.each(FORMS)("shows the prompt and a message after %s", async (_condition, body, status, message) => {
    const answer = await post(body, { ...newVisitor(), ...scheme });
    expect(answer.status).toBe(status);
    expect(answer.body.toString()).toContain(message);
    expect(answer.body.toString()).toContain('id="password"');
  });

  test("shows the prompt and a message after too many attempts", async () => {
    const from = newVisitor();
    for (let attempt = 0; attempt < 10; attempt++) await post(`password=wrong-${attempt}`, from);
    const answer = await post(`password=${PASSCODE}`, { ...from, ...scheme });
    expect(answer.status).toBe(429);
    expect(answer.headers).toMatch(/^retry-after: \d+$/im);
    expect(answer.body.toString()).toMatch(messagePattern(strings.lock.tooMany.other));
  });

  test("redirects to the unlocked page after the right passcode", async () => {
    const answer = await post(`password=${PASSCODE}`, { ...newVisitor(), ...scheme });
    expect(answer.status).toBe(303);
    expect(answer.headers).toMatch(/^set-cookie: (__Host-)?portfolio_session=/im);
  });
});

test("forms with an invalid passcode log no error", async () => {
  expect(await logOf(harness.site)).not.toContain('"error"');
});

function messagePattern(message: string): RegExp {
  return new RegExp(message.split("{seconds}").map(RegExp.escape).join("\\d+"));
}
