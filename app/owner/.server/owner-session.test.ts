import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { createAttempts } from "#app/lock/.server/attempt-limiter.ts";
import { createSessions } from "#app/lock/.server/session.ts";
import { createOwnerSession } from "#app/owner/.server/owner-session.ts";

const NOW = 1_800_000_000_000;
const SECRETS = ["a secret of some length"];
const PASSWORD = "Grüne Wand 7";
const HOURS = 60 * 60 * 1000;

function make({ password = PASSWORD, now = NOW, secrets = SECRETS } = {}) {
  let time = now;
  const clock = () => time;
  const owner = createOwnerSession({ password, secrets, clock, attempts: createAttempts({ clock }) });
  const logIn = (given: string, cookie = "", scheme = "http") =>
    owner.logIn(asked(cookie, scheme), given, "192.0.2.1");
  async function cookieOf(scheme = "http"): Promise<string> {
    return (await logIn(password, "", scheme)).cookies[0] ?? "";
  }
  const pass = (ms: number) => {
    time += ms;
  };
  return { owner, logIn, cookieOf, pass };
}

function asked(setCookie = "", scheme = "http"): Request {
  const [Cookie = ""] = setCookie.split(";");
  return new Request(`${scheme}://own.example/owner`, { headers: { Cookie } });
}

describe("logging in", () => {
  test("by the password, with a cookie for this browser alone", async () => {
    const { owner, logIn } = make();
    const result = await logIn(PASSWORD);
    expect(result.cookies).toEqual([
      expect.stringMatching(/^portfolio_owner=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^portfolio_owner_known=[\w.-]+; .*Max-Age=7776000$/),
    ]);
    expect(owner.isLoggedIn(asked(result.cookies[0]))).toBe(true);
    expect(owner.isLoggedIn(asked())).toBe(false);
  });

  test("over HTTPS with a __Host- cookie, which is none over HTTP", async () => {
    const { owner, cookieOf } = make();
    const cookie = await cookieOf("https");
    expect(cookie).toMatch(/^__Host-portfolio_owner=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
    expect(owner.isLoggedIn(asked(cookie, "https"))).toBe(true);
    expect(owner.isLoggedIn(asked(cookie))).toBe(false);
    expect(owner.isLoggedIn(asked(await cookieOf(), "https"))).toBe(false);
  });

  test.each([
    ["nothing", ""],
    ["another case", PASSWORD.toLowerCase()],
    ["white space after it", `${PASSWORD} `],
    ["an invisible character", `${PASSWORD}\u200b`],
    ["the same letters decomposed", PASSWORD.normalize("NFD")],
    ["its beginning", PASSWORD.slice(0, -1)],
  ])("not by %s", async (_, given) => {
    const { owner, logIn } = make();
    const result = await logIn(given);
    expect(result).toEqual({ outcome: "wrong", seconds: 0, cookies: [] });
    expect(owner.isLoggedIn(asked(result.cookies[0]))).toBe(false);
  });

  test("five wrong tries are free; then even the password waits, and a ticket lets the browser in", async () => {
    const { logIn, pass } = make();
    for (let tries = 1; tries < 5; tries++) expect(await logIn("x")).toMatchObject({ seconds: 0 });
    const fifth = await logIn("x");
    expect(fifth).toMatchObject({ outcome: "wrong", seconds: 2 });
    expect(fifth.cookies[0]).toMatch(
      /^portfolio_owner_ticket=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=150$/,
    );
    expect(await logIn(PASSWORD)).toMatchObject({ outcome: "wait", seconds: 2 });
    pass(2000);
    expect(await logIn(PASSWORD)).toMatchObject({ outcome: "wait" });
    expect(await logIn(PASSWORD, fifth.cookies[0])).toMatchObject({ outcome: "right" });
  });

  test("a browser that has given the password before does not wait for the guesses of others", async () => {
    const { owner, logIn } = make();
    const [, known] = (await logIn(PASSWORD)).cookies;
    for (let tries = 0; tries < 6; tries++) await logIn("x");
    expect(await logIn(PASSWORD)).toMatchObject({ outcome: "wait" });
    expect(await logIn(PASSWORD, known)).toMatchObject({ outcome: "right" });
    expect(owner.isLoggedIn(asked(known))).toBe(false);
  });
});

describe("the cookie", () => {
  test.each([
    ["is good at once", {}, true],
    ["is good for 12 hours", { now: NOW + 12 * HOURS - 1 }, true],
    ["is not good after 12 hours", { now: NOW + 12 * HOURS }, false],
    [
      "ends with the password, though the new one has other capitals",
      { password: PASSWORD.toLowerCase() },
      false,
    ],
    [
      "ends with the password, though the new one looks the same",
      { password: PASSWORD.normalize("NFD") },
      false,
    ],
    ["ends with the password, though the new one has a space more", { password: `${PASSWORD} ` }, false],
    [
      "stays good while its secret is still listed",
      { secrets: ["another secret of length", ...SECRETS] },
      true,
    ],
    ["ends with its secret", { secrets: ["another secret of length"] }, false],
  ])("%s", async (_, later, isLoggedIn) => {
    const cookie = await make().cookieOf();
    expect(make(later).owner.isLoggedIn(asked(cookie))).toBe(isLoggedIn);
  });

  test.each([
    ["one word for both", PASSWORD],
    ["the very key but for its purpose", createHash("sha256").update(PASSWORD).digest("hex")],
  ])("is no visitor's session, nor a visitor's session it, even with %s", async (_, passcode) => {
    const clock = () => NOW;
    const { owner, cookieOf } = make();
    const sessions = createSessions({ secrets: SECRETS, passcode, clock });
    const [session = ""] = sessions.issue("all", false).split(";");
    const [cookie = ""] = (await cookieOf()).split(";");
    expect(sessions.read(session, false)).not.toBeNull();
    for (const value of [session, session.replace("portfolio_session", "portfolio_owner")])
      expect(owner.isLoggedIn(asked(value))).toBe(false);
    for (const value of [cookie, cookie.replace("portfolio_owner", "portfolio_session")])
      expect(sessions.read(value, false)).toBeNull();
  });

  test("is forgotten on logging out", () => {
    const { owner } = make();
    expect(owner.logOut(asked())).toBe("portfolio_owner=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0");
    expect(owner.logOut(asked("", "https"))).toBe(
      "__Host-portfolio_owner=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure",
    );
  });
});
