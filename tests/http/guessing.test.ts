import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { LOCKED_PAGE } from "../helpers/addresses.ts";
import type { Answer, Question } from "../helpers/ask.ts";
import { inTurn } from "../helpers/in-turn.ts";
import { expectFreeAlone } from "../helpers/lock/free-tries.ts";
import { OWNER_PASSWORD } from "../helpers/owner.ts";
import { cookiesIn, PASSCODE, passcodeQuestion } from "../helpers/passcode.ts";
import { RUNTIME } from "../helpers/site/runtime.ts";
import { newVisitor, visitorFrom } from "../helpers/visitor.ts";
import { form, type Harness, headersOf, startHarness } from "./harness.ts";

/** Cloudflare writes it itself; its local runtime takes the visitor's. */
const FORGEABLE = RUNTIME === "node" ? ["CF-Connecting-IP"] : [];
const NAMES = ["X-Forwarded-For", "Forwarded", "X-Real-IP", "X-Client-IP", ...FORGEABLE];

const [direct, proxied] = await Promise.all([startHarness({}), startHarness()]);
const ended = await proxied.owner.invite();
await ended.end();
const revoked = ended.passcode;
/** Of an invitation, and of three guests who came by it. */
const own = proxied.invited.passcode;
const coming = [1, 2, 3].map(() => proxied.ask(passcodeQuestion(own, newVisitor())));
const guests = (await Promise.all(coming)).map(cookiesIn);

type Sent = Record<string, string>;
const typed = (password: string, from: Sent) => passcodeQuestion(password, from);
const typedInForm = (password: string, from: Sent) => posted(LOCKED_PAGE, password, from);
const logIn = (password: string, from: Sent, end = "") => posted(`/owner${end}`, password, from);

function posted(target: string, password: string, from: Sent): Question {
  return { target, ...form({ password }, from) };
}

/** Whom each attempt says to be; what is the same in all of them is the address that counts. */
const WRONG: Record<string, (at: number, from: Sent) => Question> = {
  "wrong passcodes": (at, from) => typed(`wrong ${at}`, from),
  "wrong passcodes without script": (at, from) => typedInForm(`wrong ${at}`, from),
  "the passcode of a revoked invitation": (_at, from) => typed(revoked, from),
  "wrong passcodes of all kinds, in dialog and form": (at, from) =>
    inTurn([typed(revoked, from), typed(`${PASSCODE} ${at}`, from), typedInForm(`wrong-${at}`, from)], at),
  "wrong passcodes from an IPv6 network": (at) =>
    typed(`wrong ${at}`, visitorFrom(`2001:db8:1:2:${at.toString(16)}::1`)),
  "wrong passcodes of guests, by their cookies": (at, from) =>
    typed(`wrong ${at}`, { ...from, Cookie: inTurn(guests, at) }),
  "wrong passcodes, with a guest's cookie under the names of the others": (at, from) => {
    const [, value = ""] = guests[0]?.split("=") ?? [];
    const Cookie = `${guests[0]}; portfolio_known=${value}; portfolio_ticket=${value}`;
    return typed(`wrong ${at}`, { ...from, Cookie });
  },
};

const OWNERS_WRONG: typeof WRONG = {
  "wrong passwords of the owner, by page and data": (at, from) =>
    logIn(`wrong ${at}`, from, at % 2 ? ".data" : ""),
  "wrong passwords of the owner, with a visitor's cookies": (at, from) => {
    const { visitor } = proxied.cookies;
    const [, known = ""] = /portfolio_known=([^;]+)/.exec(visitor) ?? [];
    return logIn(`wrong ${at}`, { ...from, Cookie: `${visitor}; portfolio_owner_ticket=${known}` });
  },
};

function attempts(harness: Harness, count: number, make: (at: number) => Question): Promise<Answer>[] {
  return Array.from({ length: count }, (_, at) => harness.ask(make(at)));
}

const wasChecked = ({ status }: Answer) => status !== 429;

describe.each(Object.entries({ ...WRONG, ...OWNERS_WRONG }))("%s", (name, wrong) => {
  test("are answered 429 with Retry-After beyond five, and then the right one too", async () => {
    const from = name.includes("IPv6") ? visitorFrom("2001:db8:1:2::5") : newVisitor();
    await expectFreeAlone(
      attempts(proxied, 24, (at) => wrong(at, from)),
      wasChecked,
    );
    const isOwners = name in OWNERS_WRONG;
    const right = isOwners ? [logIn(OWNER_PASSWORD, from)] : [typed(PASSCODE, from), typedInForm(own, from)];
    for (const question of right) {
      const late = await proxied.ask(question);
      expect([late.status, /portfolio_(session|owner)=/.test(cookiesIn(late))]).toEqual([429, false]);
      expect(cookiesIn(late)).toMatch(isOwners ? /^portfolio_owner_ticket=/ : /^portfolio_ticket=/);
      expect(headersOf(late).get("Retry-After")).toBe("2");
    }
    // Neither count is told to the other.
    const other = isOwners ? typed(PASSCODE, from) : logIn(OWNER_PASSWORD, from);
    expect(cookiesIn(await proxied.ask(other))).toMatch(
      isOwners ? /^portfolio_session=/ : /^portfolio_owner=/,
    );
  });
});

test("right passcodes of an invitation between them give no more attempts", async () => {
  const from = newVisitor();
  const mixed = attempts(proxied, 24, (at) => typed(at % 3 === 1 ? `wrong ${at}` : own, from));
  const isWrong = ({ status, body }: Answer) => status === 200 && body.includes("false");
  const answers = await expectFreeAlone(mixed, isWrong);
  expect(answers.map(({ status }) => status)).toContain(429);
});

test("an address of the visitor's own in a header gains no further attempts without a proxy", async () => {
  const sent = attempts(direct, 200, (at) =>
    typed(`wrong ${at}`, { [inTurn(NAMES, at)]: `198.51.100.${at}` }),
  );
  const answers = await expectFreeAlone(sent, wasChecked);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
  const late = await direct.ask(typed(PASSCODE, { "X-Forwarded-For": "203.0.113.9" }));
  expect([late.status, cookiesIn(late).split("=")[0]]).toEqual([429, "portfolio_ticket"]);
});

test("attempts are counted by the address that a trusted proxy adds, not by those written before it", async () => {
  const sent = attempts(proxied, 100, (at) =>
    typed(`wrong ${at}`, { "X-Forwarded-For": `198.51.100.${at}, 192.0.2.1` }),
  );
  await expectFreeAlone(sent, wasChecked);
});

test("after a 429 its cookie lets the right passcode in when its time has come", async () => {
  const from = newVisitor();
  await Promise.all(attempts(proxied, 10, (at) => typed(`wrong ${at}`, from)));
  let last = await proxied.ask(typed(PASSCODE, from));
  const Cookie = cookiesIn(last);
  expect([last.status, Cookie.split("=")[0]]).toEqual([429, "portfolio_ticket"]);
  for (let times = 0; times < 5 && last.status === 429; times++) {
    await wait(Number(headersOf(last).get("Retry-After")) * 1000);
    last = await proxied.ask(typed(PASSCODE, { ...from, Cookie }));
  }
  expect(cookiesIn(last)).toMatch(/^portfolio_session=/);
});
