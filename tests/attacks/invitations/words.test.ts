import { afterAll, beforeAll, expect, test } from "vitest";
import { LOCKED_PAGE, LOCKED_SENTENCE, lockedSentences } from "../../kit/addresses.ts";
import type { Answer } from "../../kit/ask.ts";
import { locked, otherLocked, pathOf } from "../../kit/content.ts";
import { expectFreeAlone, untilLongWait } from "../../kit/lock/free-tries.ts";
import { type Invited, OWNER_PASSWORD, ownerOf } from "../../kit/owner.ts";
import { cookiesIn, PASSCODE, passcodeQuestion } from "../../kit/passcode.ts";
import { type Site, startSite } from "../../kit/site.ts";
import { newVisitor } from "../../kit/visitor.ts";

let site: Site;
let good: Invited;
let ended: Invited;

beforeAll(async () => {
  site = await startSite({ OWNER_PASSWORD, TRUST_PROXY: "1" });
  const owner = await ownerOf(site.server.origin);
  good = await owner.invite({ scope: [locked.slug] });
  ended = await owner.invite();
  await ended.end();
});
afterAll(() => site.stop());

const say = ({ status, body }: Answer) => [status, JSON.parse(body.toString()).success];

test("the right words give a session, and nothing to be known by", async () => {
  for (const ownPasscode of [
    good.ownPasscode,
    ` ${good.ownPasscode.toUpperCase().replaceAll("-", "  ")}\n`,
  ]) {
    const answer = await site.ask(passcodeQuestion(ownPasscode, newVisitor()));
    expect(say(answer)).toEqual([200, true]);
    expect(answer.headers.match(/^set-cookie: .*$/gim)).toEqual([
      expect.stringMatching(/: portfolio_session=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    const headers = { Cookie: cookiesIn(answer) };
    expect((await site.ask({ target: LOCKED_PAGE, headers })).body.includes(LOCKED_SENTENCE)).toBe(true);
  }
});

test("words of an ended invitation are answered as words of none", async () => {
  const answers = await Promise.all(
    [ended.ownPasscode, "amber-canoe-nowhere"].map((ownPasscode) =>
      site.ask(passcodeQuestion(ownPasscode, newVisitor())),
    ),
  );
  const [first, second] = answers.map(({ status, headers, body }) => ({
    status,
    headers: headers.replace(/^date: .*\n/im, ""),
    body: body.toString(),
  }));
  expect(first).toEqual(second);
  expect(first).toMatchObject({ status: 200, body: '{"success":false}' });
  expect(first?.headers).not.toMatch(/set-cookie/i);
});

/** All at once from one address. */
async function expectSlowed(passwords: string[], headers = newVisitor()): Promise<void> {
  const sent = passwords.map((password) => site.ask(passcodeQuestion(password, headers)));
  const answers = await expectFreeAlone(sent, (answer) => String(say(answer)) === "200,false");
  const said = answers.map((answer) => String(say(answer)));
  for (const each of said) expect(["200,true", "200,false", "429,false"]).toContain(each);
  expect(said).toContain("429,false");
}

const many = <T>(make: (at: number) => T) => Array.from({ length: 8 }, (_, at) => make(at));

test("words of an ended invitation are counted as wrong", async () => {
  await expectSlowed(many(() => ended.ownPasscode));
});

test("wrong words and wrong passcodes have one count", async () => {
  const mixed = many((at) => [ended.ownPasscode, `${PASSCODE} ${at}`, `amber-canoe-${at}`]).flat();
  await expectSlowed(mixed);
});

test("the form of a page counts with them", async () => {
  const visitor = newVisitor();
  await expectSlowed(
    many((at) => `wrong ${at}`),
    visitor,
  );
  await untilLongWait(() => site.ask(passcodeQuestion("wrong", visitor)));
  const headers = { ...visitor, "Content-Type": "application/x-www-form-urlencoded" };
  const body = `password=${encodeURIComponent(good.ownPasscode)}`;
  const answer = await site.ask({ method: "POST", target: LOCKED_PAGE, headers, body });
  expect([answer.status, /portfolio_session/.test(answer.headers)]).toEqual([429, false]);
});

test("right words between them give no more tries, before or after they were given", async () => {
  await expectSlowed(many((at) => [good.ownPasscode, `wrong ${at}`, good.ownPasscode]).flat());
  const visitor = newVisitor();
  const Cookie = cookiesIn(await site.ask(passcodeQuestion(good.ownPasscode, visitor)));
  const [, value = ""] = Cookie.split("=");
  const cookies = `${Cookie}; portfolio_known=${value}; portfolio_turn=${value}`;
  await expectSlowed(
    many((at) => `wrong ${at}`),
    { ...visitor, Cookie: cookies },
  );
});

test("guests at one address have no more tries than strangers there", async () => {
  const visitor = newVisitor();
  const guests = await Promise.all(
    [1, 2, 3].map(() => site.ask(passcodeQuestion(good.ownPasscode, visitor))),
  );
  const tries = guests.flatMap((guest) =>
    many((at) => ({ Cookie: cookiesIn(guest), password: `wrong ${at}` })),
  );
  await expectFreeAlone(
    tries.map(({ Cookie, password }) => site.ask(passcodeQuestion(password, { ...visitor, Cookie }))),
  );
});

test("a guest who types the shared passcode is let in to all, and known from then on", async () => {
  const Cookie = cookiesIn(await site.ask(passcodeQuestion(good.ownPasscode, newVisitor())));
  const isOpen = async (cookies: string) => {
    const { body } = await site.ask({ target: pathOf(otherLocked), headers: { Cookie: cookies } });
    return body.includes(lockedSentences(otherLocked)[0] ?? "nothing");
  };
  const all = cookiesIn(await site.ask(passcodeQuestion(PASSCODE, { ...newVisitor(), Cookie })));
  expect(all).toMatch(/^portfolio_session=.*; portfolio_known=/);
  expect([await isOpen(Cookie), await isOpen(all)]).toEqual([false, true]);
});

test("no words and no passcode are in the log", async () => {
  await site.ask({ target: "/healthz" });
  await expect.poll(() => site.server.output()).toContain("/healthz");
  const log = site.server.output().toLowerCase();
  for (const secret of [good.ownPasscode, ended.ownPasscode, PASSCODE, "amber-canoe", "wrong 1"])
    expect(log).not.toContain(secret);
});
