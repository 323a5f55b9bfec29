import { expect, test } from "vitest";
import { strings } from "../helpers/content/strings.ts";
import { LOCKED_PAGE } from "../helpers/site/addresses.ts";
import { cookiesIn, PASSCODE } from "../helpers/site/passcode.ts";
import { startSite } from "../helpers/site/start-site.ts";
import { newVisitor } from "../helpers/site/visitor.ts";
import { formPost, startHarness } from "./harness.ts";

const HTTPS_HEADERS = { "X-Forwarded-Proto": "https", "Sec-Fetch-Site": "same-origin" };
/** The tests build the site for this address. */
const SITE_URL = "http://localhost:3000";

const harness = await startHarness();

function sendForm(fields: Record<string, string>, headers: Record<string, string>) {
  return harness.send({ target: LOCKED_PAGE, ...formPost(fields, headers) });
}

test.each<[condition: string, fields: Record<string, string>, status: number, message: string]>([
  ["a wrong passcode", { password: "wrong" }, 200, strings.lock.incorrect],
  ["a form without a passcode field", { passcode: "wrong" }, 400, strings.lock.refused],
  ["more than 4 KiB", { password: "x".repeat(5_000) }, 413, strings.lock.tooLong],
])("the form shows the prompt and a message over HTTPS after %s", async (_, fields, status, message) => {
  const answer = await sendForm(fields, { ...newVisitor(), ...HTTPS_HEADERS });
  expect(answer.status).toBe(status);
  expect(answer.body.toString()).toContain(message);
  expect(answer.body.toString()).toContain('id="password"');
});

test("the server accepts forms only from SITE_URL behind a proxy that replaces Host", async () => {
  await using site = await startSite({ SITE_URL });
  const sendFrom = (Origin: string) =>
    site.send({ target: LOCKED_PAGE, ...formPost({ password: PASSCODE }, { Origin }) });
  expect((await sendFrom(SITE_URL)).status).toBe(303);
  const refusal = await sendFrom(`${SITE_URL}.evil.example`);
  expect([refusal.status, cookiesIn(refusal)]).toEqual([403, ""]);
  expect(refusal.body.toString()).toContain(strings.error.otherSite);
});
