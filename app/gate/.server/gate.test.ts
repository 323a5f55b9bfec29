import { describe, expect, it } from "vitest";
import { createGate, type RequestFacts } from "#app/gate/.server/gate.ts";

const facts: RequestFacts = { address: "192.0.2.1", secure: false, nonce: "" };

function make(passcode = "Amber Canoe") {
  const clock = { now: 1_800_000_000_000 };
  return {
    clock,
    gate: createGate({ passcode, secrets: ["a secret of some length"], clock: () => clock.now }),
  };
}

function withCookie(setCookie: string): Request {
  return new Request("http://own.example/trade", { headers: { Cookie: setCookie.split(";")[0] as string } });
}

describe("createGate", () => {
  it("unlocks with the right passcode, for 12 hours", () => {
    const { clock, gate } = make();
    const result = gate.tryPasscode("amber-canoe", facts);
    if (result.outcome !== "right") throw new Error("the right passcode was refused");
    const request = withCookie(result.cookie);
    expect(gate.isUnlocked(request, facts)).toBe(true);
    expect(gate.isUnlocked(request, { ...facts, secure: true })).toBe(false);
    clock.now += 12 * 60 * 60 * 1000;
    expect(gate.isUnlocked(request, facts)).toBe(false);
  });

  it("is locked without a cookie", () => {
    expect(make().gate.isUnlocked(new Request("http://own.example/trade"), facts)).toBe(false);
  });

  it("counts wrong and empty tries and says the wait in whole seconds, rounded up", () => {
    const { clock, gate } = make();
    for (let index = 0; index < 4; index++) {
      expect(gate.tryPasscode(index % 2 ? "" : "x", facts)).toEqual({ outcome: "wrong", seconds: 0 });
    }
    expect(gate.tryPasscode("x", facts)).toEqual({ outcome: "wrong", seconds: 2 });
    clock.now += 1;
    expect(gate.tryPasscode("amber canoe", facts)).toEqual({ outcome: "wait", seconds: 2 });
    clock.now += 1_998;
    expect(gate.tryPasscode("amber canoe", facts)).toEqual({ outcome: "wait", seconds: 1 });
    clock.now += 1;
    expect(gate.tryPasscode("amber canoe", facts).outcome).toBe("right");
  });

  it("lets nobody in when the passcode folds to nothing", () => {
    for (const passcode of ["", "  ", "\u200b"]) {
      expect(make(passcode).gate.tryPasscode(passcode, facts).outcome).toBe("wrong");
    }
  });
});
