import { randomBytes } from "node:crypto";
import { renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { LOCKED_FILM, LOCKED_PAGE, LOCKED_SENTENCE, PUBLIC_PAGE } from "../helpers/addresses.ts";
import type { Question } from "../helpers/ask.ts";
import { clickOpen } from "../helpers/invitations/click-open.ts";
import { OWNER_PASSWORD } from "../helpers/owner.ts";
import { cookiesIn, PASSCODE, passcodeQuestion } from "../helpers/passcode.ts";
import { startSite } from "../helpers/site.ts";
import { strings } from "../helpers/strings.ts";
import { newVisitor } from "../helpers/visitor.ts";
import { LABEL, startHarness } from "./harness.ts";

const SENTENCE =
  "invitations.sqlite is damaged: restore a backup, or move it away and the server starts a new one without invitations.";
/** Of a file, as only pages have a page for an error. */
const NO_PAGE = "The app failed and had no page for it.";

const harness = await startHarness();

/** What cannot be read as a database takes the place of the file, and the file comes back. */
function damage(): () => void {
  const file = join(harness.site.state, "invitations.sqlite");
  renameSync(file, `${file}.intact`);
  writeFileSync(file, randomBytes(20_000));
  return () => renameSync(`${file}.intact`, file);
}

expect((await harness.ask({ as: "guest", target: LOCKED_FILM })).status).toBe(200);
// What is swapped under a running server it finds at its next start.
await harness.site.server[Symbol.asyncDispose]();
const mend = damage();
const { state } = harness.site;
const site = await startSite({ OWNER_PASSWORD, TRUST_PROXY: "1", STATE_DIRECTORY: state });
afterAll(() => site.stop());

const ask = async (question: Question) => {
  const { status, headers, body } = await site.ask(question);
  return { status, headers, text: body.toString() };
};

describe("with a damaged database", () => {
  test.each(["/", PUBLIC_PAGE, LOCKED_PAGE, `${LOCKED_PAGE}.data`])(
    "%s goes on for everyone",
    async (target) => {
      const { status, text } = await ask({ target });
      expect(status).toBe(200);
      expect(text).not.toContain(LOCKED_SENTENCE);
    },
  );

  test("the shared passcode opens, and what it opened stays open", async () => {
    const answer = await site.ask(passcodeQuestion(PASSCODE, newVisitor()));
    expect([answer.status, answer.body.toString()]).toEqual([200, '{"success":true}']);
    const headers = { Cookie: cookiesIn(answer) };
    expect((await ask({ target: LOCKED_PAGE, headers })).text).toContain(LOCKED_SENTENCE);
    expect((await ask({ target: LOCKED_FILM, headers })).status).toBe(200);
    const form = { method: "POST", target: LOCKED_PAGE, headers: newVisitor(), body: `password=${PASSCODE}` };
    expect((await ask(form)).status).toBe(303);
  });

  test("nothing locked is open to a guest, who is told that something is wrong", async () => {
    const headers = { Cookie: harness.cookies.guest };
    for (const target of [LOCKED_PAGE, `${LOCKED_PAGE}?entered`, harness.invited.path]) {
      const { status, text } = await ask({ target, headers });
      expect(status, target).toBe(500);
      expect(text, target).toContain(strings.error.title);
      expect(text).not.toContain(LOCKED_SENTENCE);
    }
    for (const target of [LOCKED_FILM, `${LOCKED_PAGE}.data`, `${harness.invited.path}.data`]) {
      for (const Range of ["", "bytes=0-9"]) {
        const { status, text, headers: lines } = await ask({ target, headers: { ...headers, Range } });
        expect(status, target).toBeGreaterThanOrEqual(500);
        expect(text).not.toContain(LOCKED_SENTENCE);
        expect(lines).not.toMatch(/^content-type: (video|image)/im);
      }
    }
    const pressed = await ask(clickOpen(harness.invited.path));
    expect([pressed.status, /set-cookie/i.test(pressed.headers)]).toEqual([500, false]);
  });

  test("the owner is told so, and her forms are not taken for kept", async () => {
    const headers = { Cookie: harness.cookies.owner };
    const asked: Question[] = [
      { target: "/owner", headers },
      { target: harness.invited.address, headers },
      { method: "POST", target: "/owner", headers, body: "intent=create&label=Lost&opens=all" },
      { method: "POST", target: harness.invited.address, headers, body: "intent=end" },
    ];
    for (const question of asked) {
      const { status, text } = await ask(question);
      expect(status).toBe(500);
      expect(text).toContain(strings.error.title);
      expect(text).not.toMatch(/sqlite|at file:|node:/);
    }
  });

  test("an unknown passcode is answered 503, and counted", async () => {
    const from = newVisitor();
    const sent = Array.from({ length: 12 }, (_, at) => ask(passcodeQuestion(`unknown words ${at}`, from)));
    const answers = (await Promise.all(sent)).map(({ status, text }) => `${status} ${text}`);
    expect(answers.filter((answer) => answer === '503 {"success":false}')).toHaveLength(10);
    expect(answers.filter((answer) => answer === '429 {"success":false}')).toHaveLength(2);
    expect((await ask(passcodeQuestion(PASSCODE, from))).status).toBe(429);
    const own = await ask(passcodeQuestion(harness.invited.passcode, newVisitor()));
    expect([own.status, /set-cookie/i.test(own.headers)]).toEqual([503, false]);
  });

  test("the log says it in one sentence, and no secret", async () => {
    await ask({ target: "/healthz" });
    await expect.poll(() => site.server.output()).toContain("/healthz");
    const lines = site.server.output().split("\n");
    const errors = lines.filter((line) => line.includes('"error"'));
    expect(errors.length).toBeGreaterThan(5);
    const said = new Set(
      errors.map((line) => JSON.parse(line).error.replace(/^.*(?=invitations\.sqlite)/, "")),
    );
    expect([...said].sort()).toEqual([NO_PAGE, SENTENCE]);
    const log = lines.join("\n");
    const token = harness.invited.path.slice("/i/".length);
    for (const secret of [
      token,
      harness.invited.passcode,
      "unknown words",
      LABEL,
      harness.cookies.guest,
      OWNER_PASSWORD,
      "    at ",
    ])
      expect(log).not.toContain(secret);
  });

  test("that was put back, all goes on without a new start", async () => {
    mend();
    const headers = { Cookie: harness.cookies.guest };
    expect((await ask({ target: LOCKED_PAGE, headers })).text).toContain(LOCKED_SENTENCE);
    expect((await ask({ target: LOCKED_FILM, headers })).status).toBe(200);
    expect((await ask({ target: harness.invited.path })).status).toBe(200);
    const list = await ask({ target: "/owner", headers: { Cookie: harness.cookies.owner } });
    expect(list.text).toContain(LABEL);
    expect(list.text).not.toContain("Lost");
    expect((await ask(passcodeQuestion(harness.invited.passcode, newVisitor()))).text).toBe(
      '{"success":true}',
    );
  });
});
