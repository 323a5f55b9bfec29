import { describe, expect, test } from "vitest";
import { LOCKED_FILM, LOCKED_PAGE, lockedSentences } from "../helpers/addresses.ts";
import type { Answer } from "../helpers/ask.ts";
import { locked, otherLocked, pathOf } from "../helpers/content.ts";
import { press } from "../helpers/invitations/press.ts";
import { newFolder } from "../helpers/new-folder.ts";
import { OWNER_PASSWORD } from "../helpers/owner.ts";
import { cookiesIn, PASSCODE, passcodeQuestion, sendPasscode } from "../helpers/passcode.ts";
import { startSite } from "../helpers/site.ts";
import { newVisitor } from "../helpers/visitor.ts";
import { type Asked, form, headersOf, logOf, startHarness } from "./harness.ts";

const HTTPS = { "X-Forwarded-Proto": "https" };
const BROWSER_SESSION = "; Path=/; HttpOnly; SameSite=Lax";
const QUARTER = `${BROWSER_SESSION}; Max-Age=7776000`;
const VISITORS = { portfolio_session: BROWSER_SESSION, portfolio_known: QUARTER };
const OWNERS = { portfolio_owner: BROWSER_SESSION, portfolio_owner_known: QUARTER };

const harness = await startHarness();
const { passcode } = harness.invited;

const typed = (password: string): Asked => passcodeQuestion(password, newVisitor());
const logIn = (password: string): Asked => ({ target: "/owner", ...form({ password }, newVisitor()) });

/** What lets somebody in, with the status and the cookies that it gives. */
const LETS_IN: [string, () => Asked, number, Record<string, string>][] = [
  ["the passcode", () => typed(PASSCODE), 200, VISITORS],
  [
    "the passcode without script",
    () => ({ ...form({ password: PASSCODE }), target: LOCKED_PAGE }),
    303,
    VISITORS,
  ],
  ["the passcode of an invitation", () => typed(passcode), 200, { portfolio_session: BROWSER_SESSION }],
  [
    "the passcode of an invitation, typed otherwise",
    () => typed(` ${passcode.toUpperCase().replaceAll("-", "  ")}\n`),
    200,
    { portfolio_session: BROWSER_SESSION },
  ],
  ["the link of an invitation", () => press("{link}"), 303, { portfolio_session: BROWSER_SESSION }],
  ["the data of a link", () => press("{link}.data"), 202, { portfolio_session: BROWSER_SESSION }],
  ["the owner's password", () => logIn(OWNER_PASSWORD), 303, OWNERS],
];

describe.each(LETS_IN)("%s", (_name, question, status, cookies) => {
  test("gives its cookies, which script cannot read, and another value each time", async () => {
    const [answer, again] = [await harness.ask(question()), await harness.ask(question())];
    expect(answer.status).toBe(status);
    expect(cookieLines(answer)).toEqual(cookies);
    if (status === 200) expect(answer.body.toString()).toBe('{"success":true}');
    const values = `${cookiesIn(answer)}; ${cookiesIn(again)}`.split("; ");
    expect(new Set(values).size).toBe(values.length);
  });

  test("over HTTPS gives cookies that are Secure and belong to this host alone", async () => {
    const { headers, ...rest } = question();
    const answer = await harness.ask({ ...rest, headers: { ...headers, ...HTTPS } });
    const secure = Object.entries(cookies).map(([name, attributes]) => [
      `__Host-${name}`,
      `${attributes}; Secure`,
    ]);
    expect(cookieLines(answer)).toEqual(Object.fromEntries(secure));
  });
});

/** Of each cookie that is given, its attributes. */
function cookieLines(answer: Answer): Record<string, string> {
  const cookies = headersOf(answer).getSetCookie();
  return Object.fromEntries(cookies.map((cookie) => [cookie.split("=")[0], cookie.replace(/^[^;]+/, "")]));
}

test("a link leads to the first study, which is told by the address that somebody came in", async () => {
  expect(headersOf(await harness.ask(press("{link}"))).get("Location")).toBe(`${LOCKED_PAGE}?entered`);
});

test.each(["not this one", "", `${PASSCODE}x`])(
  "a wrong passcode answers 200, no success and no cookie: %j",
  async (password) => {
    expectWrong(await harness.ask(typed(password)));
  },
);

test("the passcode of a revoked invitation is answered as a wrong one", async () => {
  const revoked = await harness.owner.invite();
  await revoked.end();
  const plain = (answer: Answer) => answer.headers.replace(/^date: .*\n/im, "");
  const [first, second] = [await harness.ask(typed(revoked.passcode)), await harness.ask(typed("wrong"))];
  expectWrong(first);
  expect(plain(first)).toBe(plain(second));
});

function expectWrong(answer: Answer): void {
  const { status, body } = answer;
  expect([status, body.toString(), cookiesIn(answer)]).toEqual([200, '{"success":false}', ""]);
  expect(answer.headers).toMatch(/^content-type: application\/json/im);
}

test("the owner's password is compared to the letter", async () => {
  for (const password of [OWNER_PASSWORD.toUpperCase(), `${OWNER_PASSWORD}\0`, "", PASSCODE, passcode]) {
    const answer = await harness.ask(logIn(password));
    expect([answer.status, cookiesIn(answer)], JSON.stringify(password)).toEqual([200, ""]);
  }
});

describe("a cookie that was there before", () => {
  test("made up, is not taken over", async () => {
    const planted = "portfolio_session=planted";
    const given = cookiesIn(await harness.ask(press("{link}", { Cookie: planted })));
    expect(given).toMatch(/^portfolio_session=[\w-]+\.[\w-]{22}\.[\w-]{43}$/);
    expect(await readable(planted)).toEqual([]);
    expect(await readable(given)).toEqual([locked.slug]);
  });

  test("of a guest, is replaced by the passcode, which opens all and is known from then on", async () => {
    const headers = { ...newVisitor(), Cookie: harness.cookies.guest };
    const all = cookiesIn(await harness.ask(passcodeQuestion(PASSCODE, headers)));
    expect(all).toMatch(/^portfolio_session=.*; portfolio_known=/);
    expect(await readable(all)).toEqual([locked.slug, otherLocked.slug]);
  });
});

async function readable(Cookie: string): Promise<string[]> {
  const studies = [locked, otherLocked];
  const pages = await Promise.all(
    studies.map((study) => harness.ask({ target: pathOf(study), headers: { Cookie } })),
  );
  return studies
    .filter((study, at) => pages[at]?.body.includes(lockedSentences(study)[0] ?? "nothing"))
    .map(({ slug }) => slug);
}

async function isOwner(Cookie: string): Promise<boolean> {
  const { status, body } = await harness.ask({ target: "/owner", headers: { Cookie } });
  expect(status).toBe(200);
  return body.includes('value="create"');
}

describe("no cookie stands for another", () => {
  test("a visitor's, or a guest's, as the owner's", async () => {
    expect(await isOwner(harness.cookies.owner)).toBe(true);
    const { visitor, guest } = harness.cookies;
    const values = `${visitor}; ${guest}`.split("; ").map((pair) => pair.split("=")[1]);
    expect(values).toHaveLength(3);
    for (const value of values) expect(await isOwner(`portfolio_owner=${value}`)).toBe(false);
    expect(await isOwner(visitor)).toBe(false);
  });

  test("the owner's as a visitor's", async () => {
    const { owner } = harness.cookies;
    const [, value = ""] = owner.split("=");
    for (const Cookie of [owner, `portfolio_session=${value}`, `portfolio_known=${value}; ${owner}`])
      expect((await harness.ask({ target: LOCKED_FILM, headers: { Cookie } })).status).toBe(403);
  });
});

test("a restart logs nobody out, and a new passcode or another folder of state logs out everybody", async () => {
  const kept = { STATE_DIRECTORY: newFolder(), SESSION_SECRET: "" };
  let Cookie = "";
  {
    await using site = await startSite(kept);
    expect(site.server.output()).toContain("Sessions outlast this process");
    Cookie = (await sendPasscode(site.ask, PASSCODE)).cookie ?? "";
  }
  for (const [change, status] of [
    [{}, 200],
    [{ PASSCODE: "another passcode" }, 403],
    [{ STATE_DIRECTORY: newFolder() }, 403],
  ] as const) {
    await using site = await startSite({ ...kept, ...change });
    expect((await site.ask({ target: LOCKED_FILM, headers: { Cookie } })).status).toBe(status);
  }
});

test("no password, passcode or cookie is in the log", async () => {
  const log = await logOf(harness.site);
  const cookies = Object.values(harness.cookies).map((cookie) => cookie.split("=")[1]?.slice(0, 40) ?? "-");
  const passwords = [OWNER_PASSWORD, encodeURIComponent(OWNER_PASSWORD), PASSCODE, passcode, "not this one"];
  for (const secret of [...cookies, ...passwords]) expect(log).not.toContain(secret.toLowerCase());
});
