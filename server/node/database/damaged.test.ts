import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { createInvitations } from "#app/invitations/.server/invitations.ts";
import { makeTestApp } from "../../../tests/kit/site/test-app.ts";
import { databaseFile } from "../start/state-folder.ts";

const OWN = "http://own.example";

let made: ReturnType<typeof makeTestApp>;
let file: string;

beforeEach(() => {
  made = makeTestApp({ "client/index.html": "home", "client/trade/index.html": "the prompt" });
  file = databaseFile(made.environment);
  mkdirSync(dirname(file));
  writeFileSync(file, "This is no database. ".repeat(1_000));
});

async function tryPasscode(password: string): Promise<Response> {
  return made.app.request(`${OWN}/api/validate-password`, {
    method: "POST",
    body: JSON.stringify({ password }),
    headers: { "Content-Type": "application/json", Origin: OWN },
  });
}

async function readTrade(cookie: string): Promise<string> {
  const answer = await made.app.request(`${OWN}/trade`, { headers: { Cookie: cookie } });
  return answer.text();
}

const errors = () => made.logged.flatMap(({ error }) => (error === undefined ? [] : [error]));

test("a damaged file takes away neither the public site nor the shared passcode", async () => {
  expect(await (await made.app.request(`${OWN}/`)).text()).toBe("home");
  expect(await readTrade("")).toBe("the prompt");
  const right = await tryPasscode("Amber canoe");
  expect([right.status, await right.json()]).toEqual([200, { success: true }]);
  const cookies = right.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  expect(await readTrade(cookies.join("; "))).toBe("the secret");
});

test("a wrong passcode gets 503 until the damaged file is moved away, and the log says why in one sentence", async () => {
  expect((await tryPasscode("open sesame")).status).toBe(503);
  expect(errors()).toEqual([
    `${file} is damaged: put back a backup, or move it away, and a new one without invitations is made.`,
  ]);
  const { clock, database } = made.platform;
  const invitations = createInvitations({ database, secrets: made.environment.secrets, clock });
  const invite = () => invitations.create({ label: "Acme", scope: "all", until: null }, "open sesame");
  await expect(invite()).rejects.toMatchObject({ name: "DatabaseError" });
  rmSync(file);
  const wrong = await tryPasscode("open sesame");
  expect([wrong.status, await wrong.json()]).toEqual([200, { success: false }]);
  expect(errors()).toHaveLength(1);
  await invite();
  expect(await (await tryPasscode("open sesame")).json()).toEqual({ success: true });
});
