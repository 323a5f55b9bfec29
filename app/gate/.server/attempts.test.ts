import { describe, expect, test, vi } from "vitest";
import { createAttempts, MAX_ADDRESSES } from "#app/gate/.server/attempts.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const wrong = () => false;
const right = () => true;

function make() {
  let now = 1_800_000_000_000;
  const attempts = createAttempts({ clock: () => now });
  return {
    attempts,
    pass: (ms: number) => {
      now += ms;
    },
    tryWrong: (address = "a") => attempts.attempt(address, wrong),
  };
}

function flood(tryWrong: (address: string) => unknown, tries: number): void {
  for (let index = 0; index < tries; index++) tryWrong(`flood ${index}`);
}

describe("one address", () => {
  test("has five free tries and then waits 2, 4, 8, 16, 32, 60, 60 s", () => {
    const { pass, tryWrong } = make();
    const waits: number[] = [];
    for (let index = 0; index < 12; index++) {
      const attempt = tryWrong();
      if (attempt.outcome !== "wrong") throw new Error(`try ${index} was not evaluated`);
      waits.push(attempt.retryAfter / SECOND);
      pass(attempt.retryAfter);
    }
    expect(waits).toEqual([0, 0, 0, 0, 2, 4, 8, 16, 32, 60, 60, 60]);
  });

  test("is not evaluated during a wait, even with the right passcode, to the last millisecond", () => {
    const { attempts, pass, tryWrong } = make();
    for (let index = 0; index < 5; index++) tryWrong();
    const check = vi.fn(right);
    pass(1_999);
    expect(attempts.attempt("a", check)).toEqual({ outcome: "wait", retryAfter: 1 });
    expect(check).not.toHaveBeenCalled();
    pass(1);
    expect(attempts.attempt("a", check)).toEqual({ outcome: "right" });
  });

  test("does not wait longer for trying during a wait", () => {
    const { pass, tryWrong } = make();
    for (let index = 0; index < 5; index++) tryWrong();
    for (let index = 0; index < 100; index++) tryWrong();
    pass(500);
    expect(tryWrong()).toEqual({ outcome: "wait", retryAfter: 1_500 });
    pass(1_500);
    expect(tryWrong()).toEqual({ outcome: "wrong", retryAfter: 4 * SECOND });
  });

  test("is forgotten after 15 quiet minutes and not before", () => {
    for (const [quiet, retryAfter] of [
      [15 * MINUTE - 1, 4 * SECOND],
      [15 * MINUTE, 0],
    ] as const) {
      const { pass, tryWrong } = make();
      for (let index = 0; index < 5; index++) tryWrong();
      pass(quiet);
      expect(tryWrong()).toEqual({ outcome: "wrong", retryAfter });
    }
  });

  test("keeps its count after the right passcode", () => {
    const { attempts, tryWrong } = make();
    for (let index = 0; index < 4; index++) tryWrong();
    expect(attempts.attempt("a", right)).toEqual({ outcome: "right" });
    expect(tryWrong()).toEqual({ outcome: "wrong", retryAfter: 2 * SECOND });
  });

  test("never waits for the guesses of another", () => {
    const { attempts, tryWrong } = make();
    for (let index = 0; index < 20; index++) tryWrong("a");
    expect(tryWrong("b")).toEqual({ outcome: "wrong", retryAfter: 0 });
    expect(attempts.attempt("c", right)).toEqual({ outcome: "right" });
  });

  test("is not shut out by a clock that is set back", () => {
    const { pass, tryWrong } = make();
    for (let index = 0; index < 5; index++) tryWrong();
    pass(-24 * 60 * MINUTE);
    expect(tryWrong()).toEqual({ outcome: "wait", retryAfter: 2 * SECOND });
  });
});

test("counts tries that arrive together once each", async () => {
  const { attempts } = make();
  const outcomes = await Promise.all(
    Array.from({ length: 100 }, async () => {
      await Promise.resolve();
      return attempts.attempt("a", wrong).outcome;
    }),
  );
  expect(outcomes.filter((outcome) => outcome === "wrong")).toHaveLength(5);
  expect(outcomes.filter((outcome) => outcome === "wait")).toHaveLength(95);
});

describe("everyone together", () => {
  test("has five free tries each up to 300 wrong ones, and one each beyond", () => {
    const { tryWrong } = make();
    flood(tryWrong, 299);
    expect(tryWrong("x")).toEqual({ outcome: "wrong", retryAfter: 0 });
    expect(tryWrong("y")).toEqual({ outcome: "wrong", retryAfter: 2 * SECOND });
  });

  test("waits 2, 4, 8 s beyond one free try", () => {
    const { pass, tryWrong } = make();
    flood(tryWrong, 300);
    for (const seconds of [2, 4, 8]) {
      expect(tryWrong("x")).toEqual({ outcome: "wrong", retryAfter: seconds * SECOND });
      pass(seconds * SECOND);
    }
  });

  test("has five again when fewer than that are younger than 10 minutes", () => {
    const before = make();
    flood(before.tryWrong, 300);
    before.pass(10 * MINUTE - 1);
    expect(before.tryWrong("x")).toEqual({ outcome: "wrong", retryAfter: 2 * SECOND });
    const after = make();
    flood(after.tryWrong, 300);
    after.pass(10 * MINUTE);
    expect(after.tryWrong("x")).toEqual({ outcome: "wrong", retryAfter: 0 });
  });
});

describe("memory", () => {
  test("keeps no more addresses than its maximum, the youngest ones", () => {
    const { attempts, tryWrong } = make();
    for (let index = 0; index < 5; index++) tryWrong("old");
    flood(tryWrong, MAX_ADDRESSES - 1);
    expect(tryWrong("old").outcome).toBe("wait");
    flood(tryWrong, MAX_ADDRESSES + 100);
    expect(attempts.size).toBe(MAX_ADDRESSES);
    expect(tryWrong("old").outcome).toBe("wrong");
  });

  test("is given back after 15 quiet minutes", () => {
    const { attempts, pass, tryWrong } = make();
    flood(tryWrong, 1_000);
    pass(15 * MINUTE);
    tryWrong("x");
    expect(attempts.size).toBe(1);
  });

  test("holds nothing for a right passcode", () => {
    const { attempts } = make();
    attempts.attempt("a", right);
    expect(attempts.size).toBe(0);
  });
});
