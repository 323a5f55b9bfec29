import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LOCKED_FILM } from "../../kit/addresses.ts";
import type { Answer } from "../../kit/ask.ts";
import { expectFreeAlone, FREE, untilLongWait } from "../../kit/lock/free-tries.ts";
import { OWNER_PASSWORD, ownerOf } from "../../kit/owner.ts";
import { cookiesIn, PASSCODE, passcodeQuestion, sendPasscode } from "../../kit/passcode.ts";
import { type Site, startSite } from "../../kit/site.ts";
import { newVisitor } from "../../kit/visitor.ts";

let site: Site;
let owner: Awaited<ReturnType<typeof ownerOf>>;

beforeAll(async () => {
  site = await startSite({ OWNER_PASSWORD, TRUST_PROXY: "1" });
  owner = await ownerOf(site.server.origin);
});
afterAll(() => site.stop());

function logIn(password: string, headers: Record<string, string> = newVisitor(), end = ""): Promise<Answer> {
  const type = { "Content-Type": "application/x-www-form-urlencoded" };
  const body = `password=${encodeURIComponent(password)}`;
  return site.ask({ method: "POST", target: `/owner${end}`, headers: { ...type, ...headers }, body });
}

async function isIn(Cookie: string, asked = site): Promise<boolean> {
  const { status, body } = await asked.ask({ target: "/owner", headers: { Cookie } });
  expect(status).toBe(200);
  return body.includes('value="create"');
}

const many = Array.from({ length: 20 }, (_, at) => `wrong ${at}`);
const statuses = (answers: Answer[]) => answers.map(({ status }) => status).sort();

test("the password alone lets in, by one cookie that script cannot read", async () => {
  const answer = await logIn(OWNER_PASSWORD);
  expect(answer.status).toBe(303);
  expect(answer.headers.match(/^set-cookie: .*$/gim)).toEqual([
    expect.stringMatching(/: portfolio_owner=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax$/),
  ]);
  expect(await isIn(cookiesIn(answer))).toBe(true);
});

test("over HTTPS the cookie is Secure and of this host alone", async () => {
  const answer = await logIn(OWNER_PASSWORD, { ...newVisitor(), "X-Forwarded-Proto": "https" });
  expect(answer.headers.match(/^set-cookie: .*$/gim)).toEqual([
    expect.stringMatching(/: __Host-portfolio_owner=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Secure$/),
  ]);
});

test("letter by letter", async () => {
  const { ownPasscode } = await owner.invite();
  const wrong = [
    ...[OWNER_PASSWORD.toUpperCase(), OWNER_PASSWORD.toLowerCase(), OWNER_PASSWORD.normalize("NFD")],
    ...[
      ` ${OWNER_PASSWORD}`,
      `${OWNER_PASSWORD} `,
      `${OWNER_PASSWORD}\n`,
      OWNER_PASSWORD.replaceAll(" ", "-"),
    ],
    ...[
      OWNER_PASSWORD.slice(0, -1),
      OWNER_PASSWORD.slice(1),
      OWNER_PASSWORD + OWNER_PASSWORD,
      `${OWNER_PASSWORD}\0`,
    ],
    ...[OWNER_PASSWORD.replace("ß", "ss"), OWNER_PASSWORD.replaceAll(" ", "  "), `${OWNER_PASSWORD}\u200b`],
    ...["", " ", "undefined", "null", PASSCODE, ownPasscode, `${PASSCODE} ${OWNER_PASSWORD}`],
  ];
  for (const password of wrong) {
    const { status, headers } = await logIn(password);
    expect([status, /set-cookie/i.test(headers)], JSON.stringify(password)).toEqual([200, false]);
  }
  expect(OWNER_PASSWORD.normalize("NFD")).not.toBe(OWNER_PASSWORD);
});

describe("guessing", () => {
  test("is slowed, also for the right one, by the data too", async () => {
    const from = newVisitor();
    const answers = await expectFreeAlone(
      many.map((guess, at) => logIn(guess, from, at % 2 ? ".data" : "")),
      ({ status }) => status !== 429,
    );
    expect(new Set(statuses(answers))).toContain(429);
    await untilLongWait(() => logIn("wrong", from));
    const late = await logIn(OWNER_PASSWORD, from);
    expect([late.status, /portfolio_owner=/.test(late.headers)]).toEqual([429, false]);
    expect(late.headers).toMatch(/^retry-after: \d+$/im);
  });

  test("at the password keeps no visitor out", async () => {
    const from = newVisitor();
    await Promise.all(many.map((guess) => logIn(guess, from)));
    await untilLongWait(() => logIn("wrong", from));
    expect((await sendPasscode(site.ask, PASSCODE, from)).cookie).toMatch(/^portfolio_session=/);
  });

  test("at the passcode keeps no owner out, and neither is told by the other", async () => {
    const from = newVisitor();
    const answers = await expectFreeAlone(many.map((guess) => site.ask(passcodeQuestion(guess, from))));
    expect(new Set(statuses(answers))).toEqual(new Set([200, 429]));
    await untilLongWait(() => site.ask(passcodeQuestion("wrong", from)));
    expect((await logIn(OWNER_PASSWORD, from)).status).toBe(303);
  });

  test("with what a visitor has gains nothing", async () => {
    const from = newVisitor();
    const inside = await site.ask(passcodeQuestion(PASSCODE, from));
    const [, known = ""] = /portfolio_known=([^;]+)/.exec(inside.headers) ?? [];
    const turn = cookiesIn(await waiting(from));
    const Cookie = [
      cookiesIn(inside),
      `portfolio_owner_turn=${known}`,
      turn.replace("_turn", "_owner_turn"),
    ].join("; ");
    await expectFreeAlone(many.map((guess) => logIn(guess, { ...from, Cookie })));
  });
});

/** The first answer that says to wait at the passcode. */
async function waiting(from: Record<string, string>): Promise<Answer> {
  const answers = await Promise.all(many.map((guess) => site.ask(passcodeQuestion(guess, from))));
  const refused = answers.find(({ status }) => status === 429);
  if (!refused) throw new Error("Nobody has to wait");
  return refused;
}

describe("no cookie stands for another", () => {
  test("a visitor's, or a guest's, as the owner's", async () => {
    const visitors = cookiesIn(await site.ask(passcodeQuestion(PASSCODE, newVisitor())));
    const { ownPasscode } = await owner.invite();
    const guests = cookiesIn(await site.ask(passcodeQuestion(ownPasscode, newVisitor())));
    const values = `${visitors}; ${guests}`.split("; ").map((pair) => pair.split("=")[1] ?? "");
    expect(values).toHaveLength(3);
    for (const value of values) expect(await isIn(`portfolio_owner=${value}`)).toBe(false);
    expect(await isIn(visitors)).toBe(false);
  });

  test("the owner's as a visitor's", async () => {
    const [, value = ""] = owner.cookie.split("=");
    for (const Cookie of [
      owner.cookie,
      `portfolio_session=${value}`,
      `portfolio_known=${value}; ${owner.cookie}`,
    ])
      expect((await site.ask({ target: LOCKED_FILM, headers: { Cookie } })).status).toBe(403);
  });

  test("that of another password, or in other letters", async () => {
    expect(await isIn(owner.cookie)).toBe(true);
    const [payload = "", id = "", signature = ""] = owner.cookie.replace("portfolio_owner=", "").split(".");
    const { since } = JSON.parse(Buffer.from(payload, "base64url").toString());
    const later = Buffer.from(JSON.stringify({ since: since + 1 })).toString("base64url");
    for (const value of [
      `${later}.${id}.${signature}`,
      `${payload}.${"A".repeat(22)}.${signature}`,
      `${payload}.${id}.${"A".repeat(43)}`,
      `${payload}.${id}.${signature}=`,
      `"${payload}.${id}.${signature}"`,
      `${payload}.${id}.`,
      "true",
      "",
    ])
      expect(await isIn(`portfolio_owner=${value}`), value).toBe(false);
    expect(await isIn(owner.cookie.replace("portfolio_", "__Host-portfolio_"))).toBe(false);
    // As another way to write it would be, if passwords were folded as passcodes are.
    for (const password of ["another password of hers", OWNER_PASSWORD.toUpperCase()]) {
      await using other = await startSite({ OWNER_PASSWORD: password });
      expect(await isIn(owner.cookie, other)).toBe(false);
    }
  });
});

test("a try that is none is not one", async () => {
  const from = newVisitor();
  const ask = (body: string) => site.ask({ method: "POST", target: "/owner", headers: from, body });
  for (let tries = 0; tries <= FREE; tries++) {
    expect((await ask("")).status).toBe(400);
    expect((await ask("{}")).status).toBe(400);
    expect((await ask(`password=${"x".repeat(5_000)}`)).status).toBe(413);
  }
  expect((await logIn(OWNER_PASSWORD, from)).status).toBe(303);
});

const FOREIGN: Record<string, string>[] = [
  { Origin: "https://elsewhere.example" },
  { Origin: "null" },
  { "Sec-Fetch-Site": "cross-site" },
];

test.each(FOREIGN)("from another site nobody is logged in: %j", async (from) => {
  const { status, headers } = await logIn(OWNER_PASSWORD, { ...newVisitor(), ...from });
  expect([status, /set-cookie/i.test(headers)]).toEqual([403, false]);
});

test("no password and no cookie is in the log", async () => {
  await site.ask({ target: "/healthz" });
  await expect.poll(() => site.server.output()).toContain("/healthz");
  const log = site.server.output();
  for (const secret of [
    OWNER_PASSWORD,
    encodeURIComponent(OWNER_PASSWORD),
    owner.cookie.slice(16, 60),
    "wrong 1",
  ])
    expect(log).not.toContain(secret);
});
