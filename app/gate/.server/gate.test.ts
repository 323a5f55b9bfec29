import { describe, expect, test } from "vitest";
import { createAttempts } from "#app/gate/.server/attempts.ts";
import { createGate } from "#app/gate/.server/gate.ts";
import { createSessions } from "#app/gate/.server/session.ts";

const ADDRESS = "192.0.2.1";

function make(passcode = "Amber Canoe") {
  let now = 1_800_000_000_000;
  const clock = () => now;
  const sessions = createSessions({ secrets: ["a secret of some length"], passcode, clock });
  const gate = createGate({ passcode, sessions, attempts: createAttempts({ clock }) });
  return {
    gate,
    pass: (ms: number) => {
      now += ms;
    },
    tryPasscode: (password: string) => gate.tryPasscode(asked(), password, ADDRESS),
  };
}

function asked(setCookie = "", scheme = "http"): Request {
  const [Cookie = ""] = setCookie.split(";");
  return new Request(`${scheme}://own.example/trade`, { headers: { Cookie } });
}

describe("createGate", () => {
  test("unlocks with the right passcode, for 12 hours", async () => {
    const { gate, pass, tryPasscode } = make();
    const result = await tryPasscode("amber-canoe");
    if (result.outcome !== "right") throw new Error("the right passcode was refused");
    expect(await gate.mayRead(asked(result.cookie), "trade")).toBe(true);
    expect(await gate.mayRead(asked(result.cookie, "https"), "trade")).toBe(false);
    pass(12 * 60 * 60 * 1000);
    expect(await gate.mayRead(asked(result.cookie), "trade")).toBe(false);
  });

  test("is locked without a cookie", async () => {
    expect(await make().gate.mayRead(asked(), "trade")).toBe(false);
  });

  test("counts wrong and empty tries and says the wait in whole seconds, rounded up", async () => {
    const { pass, tryPasscode } = make();
    for (let index = 0; index < 4; index++) {
      expect(await tryPasscode(index % 2 ? "" : "x")).toEqual({ outcome: "wrong", seconds: 0 });
    }
    expect(await tryPasscode("x")).toEqual({ outcome: "wrong", seconds: 2 });
    pass(1);
    expect(await tryPasscode("amber canoe")).toEqual({ outcome: "wait", seconds: 2 });
    pass(1_998);
    expect(await tryPasscode("amber canoe")).toEqual({ outcome: "wait", seconds: 1 });
    pass(1);
    expect((await tryPasscode("amber canoe")).outcome).toBe("right");
  });

  test("lets nobody in when the passcode folds to nothing", async () => {
    for (const passcode of ["", "  ", "\u200b"]) {
      expect((await make(passcode).tryPasscode(passcode)).outcome).toBe("wrong");
    }
  });
});
