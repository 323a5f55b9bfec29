import { randomBytes } from "node:crypto";
import { renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { LOCKED_FILM, LOCKED_PAGE, LOCKED_SENTENCE } from "../helpers/addresses.ts";
import { clickOpen } from "../helpers/invitations/click-open.ts";
import { OWNER_PASSWORD } from "../helpers/owner.ts";
import { cookiesIn, PASSCODE, passcodeRequest } from "../helpers/passcode.ts";
import type { RawRequest } from "../helpers/raw-client.ts";
import { startSite } from "../helpers/site.ts";
import { strings } from "../helpers/strings.ts";
import { newVisitor } from "../helpers/visitor.ts";
import { LABEL, startHarness } from "./harness.ts";

const SENTENCE =
  "invitations.sqlite is damaged: restore a backup, or move it away and the server starts a new one without invitations.";

// A first server creates the invitations and stops; the second starts with a damaged file.
const { invited, cookies, site: first } = await startHarness();
await first.server[Symbol.asyncDispose]();
const file = join(first.state, "invitations.sqlite");
renameSync(file, `${file}.intact`);
writeFileSync(file, randomBytes(20_000));
const site = await startSite({ OWNER_PASSWORD, TRUST_PROXY: "1", STATE_DIRECTORY: first.state });
afterAll(() => site.stop());

async function send(question: RawRequest) {
  const { status, headers, body } = await site.send(question);
  return { status, headers, text: body.toString() };
}

describe("with a damaged database", () => {
  test("the shared passcode and its session work", async () => {
    const answer = await site.send(passcodeRequest(PASSCODE, newVisitor()));
    expect([answer.status, answer.body.toString()]).toEqual([200, '{"success":true}']);
    const headers = { Cookie: cookiesIn(answer) };
    expect((await send({ target: LOCKED_PAGE, headers })).text).toContain(LOCKED_SENTENCE);
    expect((await send({ target: LOCKED_FILM, headers })).status).toBe(200);
    expect((await send({ target: LOCKED_PAGE })).text).not.toContain(LOCKED_SENTENCE);
  });

  test("guests get an error and nothing locked", async () => {
    const headers = { Cookie: cookies.guest };
    for (const target of [LOCKED_PAGE, `${LOCKED_PAGE}?entered`, invited.path]) {
      const { status, text } = await send({ target, headers });
      expect(status, target).toBe(500);
      expect(text, target).toContain(strings.error.title);
      expect(text).not.toContain(LOCKED_SENTENCE);
    }
    for (const target of [LOCKED_FILM, `${LOCKED_PAGE}.data`, `${invited.path}.data`]) {
      const answer = await send({ target, headers });
      expect(answer.status, target).toBeGreaterThanOrEqual(500);
      expect(answer.text).not.toContain(LOCKED_SENTENCE);
      expect(answer.headers).not.toMatch(/^content-type: (video|image)/im);
    }
    const clicked = await send(clickOpen(invited.path));
    expect([clicked.status, /set-cookie/i.test(clicked.headers)]).toEqual([500, false]);
  });

  test("the owner's pages and forms answer with the error page", async () => {
    const headers = { Cookie: cookies.owner };
    const questions: RawRequest[] = [
      { target: invited.address, headers },
      { method: "POST", target: "/owner", headers, body: "intent=create&label=Lost&opens=all" },
    ];
    for (const question of questions) {
      const { status, text } = await send(question);
      expect(status).toBe(500);
      expect(text).toContain(strings.error.title);
      expect(text).not.toMatch(/sqlite|at file:|node:/);
    }
  });

  test("any other passcode answers 503 and sets no cookie", async () => {
    for (const passcode of ["unknown 1", invited.passcode]) {
      const { status, headers, text } = await send(passcodeRequest(passcode, newVisitor()));
      expect([status, text, /set-cookie/i.test(headers)]).toEqual([503, '{"success":false}', false]);
    }
  });

  test("the log explains it in one sentence and contains no secret", async () => {
    await send({ target: "/healthz" });
    await expect.poll(() => site.server.output()).toContain("/healthz");
    const log = site.server.output();
    const errors = log.split("\n").filter((line) => line.includes('"error"'));
    const messages = errors.map((line) => JSON.parse(line).error.replace(/^.*(?=invitations\.sqlite)/, ""));
    expect(messages).toContain(SENTENCE);
    const token = invited.path.slice("/i/".length);
    const secrets = [token, invited.passcode, "unknown 1", LABEL, cookies.guest, OWNER_PASSWORD];
    for (const secret of [...secrets, "    at "]) expect(log).not.toContain(secret);
  });

  test("everything works again without a restart once the file is restored", async () => {
    renameSync(`${file}.intact`, file);
    const headers = { Cookie: cookies.guest };
    expect((await send({ target: LOCKED_PAGE, headers })).text).toContain(LOCKED_SENTENCE);
    const list = await send({ target: "/owner", headers: { Cookie: cookies.owner } });
    expect(list.text).toContain(LABEL);
    expect(list.text).not.toContain("Lost");
  });
});
