import { describe, expect, test } from "vitest";
import { createTries } from "#app/lock/.server/tries.ts";
import { asked, makeLock } from "../../../tests/helpers/lock/make-lock.ts";

describe("createGate", () => {
  test("unlocks with the right passcode, for 12 hours", async () => {
    const { accessOf, pass, tryPasscode } = makeLock();
    const result = await tryPasscode("amber-canoe");
    if (result.outcome !== "right") throw new Error("the right passcode was refused");
    expect((await accessOf(result.cookies[0])).mayRead("trade")).toBe(true);
    expect((await accessOf(result.cookies[0], "https")).mayRead("trade")).toBe(false);
    pass(12 * 60 * 60 * 1000);
    expect((await accessOf(result.cookies[0])).mayRead("trade")).toBe(false);
  });

  test("counts wrong and empty tries and says the wait in whole seconds, rounded up", async () => {
    const { pass, tryPasscode } = makeLock();
    for (let index = 0; index < 4; index++) {
      expect(await tryPasscode(index % 2 ? "" : "x")).toMatchObject({ outcome: "wrong", seconds: 0 });
    }
    const fifth = await tryPasscode("x");
    expect(fifth).toMatchObject({ outcome: "wrong", seconds: 2 });
    const [ticket] = fifth.cookies;
    pass(1);
    expect(await tryPasscode("amber canoe", ticket)).toMatchObject({ outcome: "wait", seconds: 2 });
    pass(1_998);
    expect(await tryPasscode("amber canoe", ticket)).toMatchObject({ outcome: "wait", seconds: 1 });
    pass(1);
    expect((await tryPasscode("amber canoe", ticket)).outcome).toBe("right");
  });

  test("gives a ticket as a short cookie, and looks at the try that brings it", async () => {
    for (const [scheme, cookie] of [
      ["http", /^portfolio_ticket=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=150$/],
      ["https", /^__Host-portfolio_ticket=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=150; Secure$/],
    ] as const) {
      const { pass, tryPasscode } = makeLock();
      for (let index = 0; index < 5; index++) await tryPasscode("x");
      const refused = await tryPasscode("amber canoe", "", scheme);
      if (refused.outcome !== "wait") throw new Error("a try in a wait was looked at");
      expect(refused.cookies).toEqual([expect.stringMatching(cookie)]);
      const [ticket] = refused.cookies;
      // The same ticket is not given again.
      expect(await tryPasscode("x", ticket, scheme)).toEqual({ outcome: "wait", seconds: 2, cookies: [] });
      pass(2_000);
      expect((await tryPasscode("amber canoe")).outcome).toBe("wait");
      expect((await tryPasscode("amber canoe", ticket, scheme)).outcome).toBe("right");
    }
  });

  test("knows a browser again that has had the right passcode, which opens nothing by itself", async () => {
    const { accessOf, pass, tryPasscode } = makeLock();
    const result = await tryPasscode("amber canoe");
    if (result.outcome !== "right") throw new Error("the right passcode was refused");
    const [session, known] = result.cookies;
    expect(known).toMatch(/^portfolio_known=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=7776000$/);
    expect((await accessOf(known)).mayRead("trade")).toBe(false);
    for (let index = 0; index < 5; index++) await tryPasscode("x");
    expect((await tryPasscode("amber canoe")).outcome).toBe("wait");
    expect((await tryPasscode("amber canoe", known, "https")).outcome).toBe("wait");
    expect((await tryPasscode("amber canoe", session?.replace("session", "known"))).outcome).toBe("wait");
    expect((await tryPasscode("amber canoe", known)).outcome).toBe("right");
    pass(90 * 24 * 60 * 60 * 1000);
    for (let index = 0; index < 5; index++) await tryPasscode("x");
    expect((await tryPasscode("amber canoe", known)).outcome).toBe("wait");
  });
});

test("a wrong passcode that is counted as right opens nothing", async () => {
  const signing = { secrets: ["a secret of some length"], passcode: "amber-canoe", clock: Date.now };
  const tries = createTries({
    signing,
    attempts: { attempt: () => ({ outcome: "right" }) },
    name: "portfolio",
  });
  await expect(tries(asked(), "192.0.2.1", { isRight: false, isKnown: false })).rejects.toThrow(
    "taken for right",
  );
});
