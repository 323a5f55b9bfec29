import { randomBytes } from "node:crypto";
import { renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, test } from "vitest";
import { listFiles } from "../../files/list-files.ts";
import { clickRequest } from "../helpers/invitations/click-open.ts";
import { OWNER_PASSWORD } from "../helpers/invitations/owner.ts";
import { LOCKED_PAGE, LOCKED_SENTENCE, LOCKED_VIDEO } from "../helpers/site/addresses.ts";
import { cookiesIn, PASSCODE, passcodeRequest } from "../helpers/site/passcode.ts";
import type { RawRequest } from "../helpers/site/raw-client.ts";
import { RUNTIME } from "../helpers/site/runtime.ts";
import { startSite } from "../helpers/site/start-site.ts";
import { newVisitor } from "../helpers/site/visitor.ts";
import { formPost, LABEL, logOf, startHarness } from "./harness.ts";

// The first server creates the invitations and stops; the second server starts with a damaged file.
const { guestInvitation, cookies, site: firstSite } = await startHarness();
await firstSite.server[Symbol.asyncDispose]();
const file = join(firstSite.state, "invitations.sqlite");
if (RUNTIME === "node") {
  renameSync(file, `${file}.intact`);
  writeFileSync(file, randomBytes(20_000));
} else {
  // The local D1 stops answering if its file is damaged, but it reports a missing table.
  const databases = listFiles(firstSite.state).filter((name) => /d1\/.*[0-9a-f]{64}\.sqlite$/.test(name));
  for (const name of databases) {
    using database = new DatabaseSync(join(firstSite.state, name));
    database.exec("DROP TABLE visits");
  }
}
const site = await startSite({ OWNER_PASSWORD, TRUST_PROXY: "1", STATE_DIRECTORY: firstSite.state });
afterAll(() => site.stop());

const guestAuth = { headers: { Cookie: cookies.guest } };
const ownerAuth = { headers: { Cookie: cookies.owner } };

async function send(request: RawRequest) {
  const { status, headers, body } = await site.send(request);
  return { status, headers, text: body.toString() };
}

test("the shared passcode opens locked content while the database is damaged", async () => {
  const answer = await site.send(passcodeRequest(PASSCODE, newVisitor()));
  expect([answer.status, answer.body.toString()]).toEqual([200, '{"success":true}']);
  const headers = { Cookie: cookiesIn(answer) };
  expect((await send({ target: LOCKED_PAGE, headers })).text).toContain(LOCKED_SENTENCE);
  expect((await send({ target: LOCKED_VIDEO, headers })).status).toBe(200);
});

test.each<[string, RawRequest]>([
  ["a locked page for a guest", { target: LOCKED_PAGE, ...guestAuth }],
  ["the data of a locked page for a guest", { target: `${LOCKED_PAGE}.data`, ...guestAuth }],
  ["a locked video for a guest", { target: LOCKED_VIDEO, ...guestAuth }],
  ["an invitation's passcode", passcodeRequest(guestInvitation.passcode, newVisitor())],
  ["an invitation's link", { target: guestInvitation.path }],
  ["a click on the link's button", clickRequest(guestInvitation.path)],
  ["the owner's page", { target: guestInvitation.address, ...ownerAuth }],
  [
    "the owner's form",
    { target: "/owner", ...formPost("intent=create&label=Lost&opens=all", ownerAuth.headers) },
  ],
])("while the database is damaged, %s answers with an error and reveals nothing", async (_, request) => {
  const { status, headers, text } = await send(request);
  expect([status >= 500, /set-cookie|^content-type: (video|image)/im.test(headers)]).toEqual([true, false]);
  for (const detail of [LOCKED_SENTENCE, "sqlite", "at file:"]) expect(text).not.toContain(detail);
});

test("the log explains the damaged database in one sentence and contains no secret", async () => {
  const log = await logOf(site);
  expect(log).toContain("invitations.sqlite is damaged: restore a backup, or move the file away");
  const token = guestInvitation.path.slice("/i/".length);
  const secrets = [token, guestInvitation.passcode, LABEL, cookies.guest, OWNER_PASSWORD, "    at "];
  for (const secret of secrets) expect(log).not.toContain(secret.toLowerCase());
});

test("the restored file of another version closes the links and gives the owner a sentence", async () => {
  renameSync(`${file}.intact`, file);
  changeDatabase("INSERT INTO steps VALUES (2000)");
  for (const request of [{ target: guestInvitation.path }, { target: "/for-you", ...guestAuth }])
    expect((await send(request)).status).toBe(410);
  const { status, text } = await send({ target: "/owner", ...ownerAuth });
  expect([status, text.includes("another version of the project"), text.includes(LABEL)]).toEqual([
    200,
    true,
    false,
  ]);
  expect(await logOf(site)).toContain("another version of the project");
  const answer = await site.send(passcodeRequest(PASSCODE, newVisitor()));
  const page = await send({ target: LOCKED_PAGE, headers: { Cookie: cookiesIn(answer) } });
  expect(page.text).toContain(LOCKED_SENTENCE);
});

test("guests and the owner get their pages without a restart after the restored file is the right one", async () => {
  changeDatabase("DELETE FROM steps WHERE version = 2000");
  expect((await send({ target: LOCKED_PAGE, ...guestAuth })).text).toContain(LOCKED_SENTENCE);
  const { text } = await send({ target: "/owner", ...ownerAuth });
  expect(text).toContain(LABEL);
  expect(text).not.toContain("Lost");
});

function changeDatabase(sql: string): void {
  using database = new DatabaseSync(file);
  database.exec(sql);
}
