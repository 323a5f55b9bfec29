import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { createSessions } from "#app/.server/session.ts";
import { createOwnerSession } from "#app/admin/.server/owner-session.ts";
import { createAttempts } from "#app/gate/.server/attempt-limiter.ts";

const NOW = 1_800_000_000_000;
const SECRETS = ["a secret of some length"];
const PASSWORD = "Grüne Wand 7";
const HOURS = 60 * 60 * 1000;

function make({ password = PASSWORD, now = NOW, secrets = SECRETS } = {}) {
  const clock = () => now;
  const owner = createOwnerSession({ password, secrets, clock, attempts: createAttempts({ clock }) });
  const logIn = (given: string, cookie = "", scheme = "http") =>
    owner.logIn(asked(cookie, scheme), given, "192.0.2.1");
  async function cookieOf(scheme = "http"): Promise<string> {
    const result = await logIn(password, "", scheme);
    return result.cookies[0] ?? "";
  }
  return { owner, logIn, cookieOf };
}

function asked(setCookie = "", scheme = "http"): Request {
  const [Cookie = ""] = setCookie.split(";");
  return new Request(`${scheme}://own.example/owner`, { headers: { Cookie } });
}

describe("logging in", () => {
  test("by the password, with a cookie for this browser alone", async () => {
    const { owner, logIn } = make();
    const result = await logIn(PASSWORD);
    expect(result).toEqual({
      outcome: "right",
      cookies: [expect.stringMatching(/^portfolio_owner=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax$/)],
    });
    expect(owner.isIn(asked(result.cookies[0]))).toBe(true);
    expect(owner.isIn(asked())).toBe(false);
  });

  test("over HTTPS with a __Host- cookie, which is none over HTTP", async () => {
    const { owner, cookieOf } = make();
    const cookie = await cookieOf("https");
    expect(cookie).toMatch(/^__Host-portfolio_owner=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
    expect(owner.isIn(asked(cookie, "https"))).toBe(true);
    expect(owner.isIn(asked(cookie))).toBe(false);
    expect(owner.isIn(asked(await cookieOf(), "https"))).toBe(false);
  });

  test.each([
    ["nothing", ""],
    ["another case", PASSWORD.toLowerCase()],
    ["white space before it", ` ${PASSWORD}`],
    ["white space after it", `${PASSWORD} `],
    ["hyphens for spaces", PASSWORD.replaceAll(" ", "-")],
    ["a wider space", PASSWORD.replace(" ", "\u00a0")],
    ["two spaces", PASSWORD.replace(" ", "  ")],
    ["an invisible character", `${PASSWORD}\u200b`],
    ["the same letters decomposed", PASSWORD.normalize("NFD")],
    ["wide digits", PASSWORD.replace("7", "\uff17")],
    ["its beginning", PASSWORD.slice(0, -1)],
    ["more than it", `${PASSWORD}7`],
  ])("not by %s", async (_, given) => {
    const { owner, logIn } = make();
    const result = await logIn(given);
    expect(result).toEqual({ outcome: "wrong", seconds: 0, cookies: [] });
    expect(owner.isIn(asked(result.cookies[0]))).toBe(false);
  });

  test("five wrong tries are free; then even the password waits, and a turn lets the browser in", async () => {
    let now = NOW;
    const clock = () => now;
    const attempts = createAttempts({ clock });
    const owner = createOwnerSession({ password: PASSWORD, secrets: SECRETS, clock, attempts });
    const logIn = (given: string, cookie = "") => owner.logIn(asked(cookie), given, "192.0.2.1");
    for (let tries = 1; tries < 5; tries++) expect(await logIn("x")).toMatchObject({ seconds: 0 });
    const fifth = await logIn("x");
    expect(fifth).toMatchObject({ outcome: "wrong", seconds: 2 });
    expect(fifth.cookies[0]).toMatch(
      /^portfolio_owner_turn=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=120$/,
    );
    expect(await logIn(PASSWORD)).toMatchObject({ outcome: "wait", seconds: 2 });
    now += 2000;
    await owner.logIn(asked(), "a neighbour's guess", "192.0.2.1");
    expect(await logIn(PASSWORD)).toMatchObject({ outcome: "wait" });
    expect(await logIn(PASSWORD, fifth.cookies[0])).toMatchObject({ outcome: "right" });
  });
});

describe("the cookie", () => {
  test("is good for 12 hours", async () => {
    const cookie = await make().cookieOf();
    expect(make({ now: NOW + 12 * HOURS - 1 }).owner.isIn(asked(cookie))).toBe(true);
    expect(make({ now: NOW + 12 * HOURS }).owner.isIn(asked(cookie))).toBe(false);
  });

  test("ends with the password, be the new one spelled ever so alike", async () => {
    const cookie = await make().cookieOf();
    expect(make().owner.isIn(asked(cookie))).toBe(true);
    for (const password of [PASSWORD.toLowerCase(), PASSWORD.normalize("NFD"), `${PASSWORD} `]) {
      expect(make({ password }).owner.isIn(asked(cookie))).toBe(false);
    }
  });

  test("ends with its secret, and not while that is still listed", async () => {
    const cookie = await make().cookieOf();
    expect(make({ secrets: ["another secret of length", ...SECRETS] }).owner.isIn(asked(cookie))).toBe(true);
    expect(make({ secrets: ["another secret of length"] }).owner.isIn(asked(cookie))).toBe(false);
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
      expect(owner.isIn(asked(value))).toBe(false);
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
