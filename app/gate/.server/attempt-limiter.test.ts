import { describe, expect, test, vi } from "vitest";
import {
  A,
  flood,
  MINUTE,
  make,
  right,
  SECOND,
  turnOf,
  WAYS,
  wrong,
} from "../../../tests/kit/lock/attempts.ts";

describe.each(WAYS)("%s:", (_, way) => {
  describe("one address", () => {
    test("has five free tries and then waits 2, 4, 8, 16, 32, 60, 60 s", () => {
      const { pass, tryWrong } = make(way);
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
      const { attempts, pass, tryWrong } = make(way);
      for (let index = 0; index < 5; index++) tryWrong();
      const check = vi.fn(right);
      pass(1_999);
      expect(attempts.attempt(A, check).outcome).toBe("wait");
      expect(check).not.toHaveBeenCalled();
      pass(1);
      expect(attempts.attempt(A, check)).toEqual({ outcome: "right" });
    });

    test("does not wait longer for trying during a wait", () => {
      const { pass, tryWrong } = make(way);
      for (let index = 0; index < 5; index++) tryWrong();
      for (let index = 0; index < 100; index++) tryWrong();
      pass(500);
      expect(tryWrong()).toMatchObject({ outcome: "wait", retryAfter: 1_500 });
      pass(1_500);
      expect(tryWrong()).toMatchObject({ outcome: "wrong", retryAfter: 4 * SECOND });
    });

    test("is forgotten after 15 quiet minutes and not before", () => {
      for (const [quiet, retryAfter] of [
        [15 * MINUTE - 1, 4 * SECOND],
        [15 * MINUTE, 0],
      ] as const) {
        const { pass, tryWrong } = make(way);
        for (let index = 0; index < 5; index++) tryWrong();
        pass(quiet);
        expect(tryWrong()).toMatchObject({ outcome: "wrong", retryAfter });
      }
    });

    test("keeps its count after the right passcode", () => {
      const { attempts, tryWrong } = make(way);
      for (let index = 0; index < 4; index++) tryWrong();
      expect(attempts.attempt(A, right)).toEqual({ outcome: "right" });
      expect(tryWrong()).toMatchObject({ outcome: "wrong", retryAfter: 2 * SECOND });
    });

    test("never waits for the guesses of another", () => {
      const { attempts, tryWrong } = make(way);
      for (let index = 0; index < 20; index++) tryWrong("a");
      expect(tryWrong("b")).toMatchObject({ outcome: "wrong", retryAfter: 0 });
      expect(attempts.attempt({ address: "c" }, right)).toEqual({ outcome: "right" });
    });
  });

  test("counts tries that arrive together once each", async () => {
    const { attempts } = make(way);
    const outcomes = await Promise.all(
      Array.from({ length: 100 }, async () => {
        await Promise.resolve();
        return attempts.attempt(A, wrong).outcome;
      }),
    );
    expect(outcomes.filter((outcome) => outcome === "wrong")).toHaveLength(5);
    expect(outcomes.filter((outcome) => outcome === "wait")).toHaveLength(95);
  });

  describe("everyone together", () => {
    test("has five free tries each up to 300 wrong ones, and one each beyond", () => {
      const { tryWrong } = make(way);
      flood(tryWrong, 299);
      expect(tryWrong("x")).toMatchObject({ outcome: "wrong", retryAfter: 0 });
      expect(tryWrong("y")).toMatchObject({ outcome: "wrong", retryAfter: 2 * SECOND });
    });

    test("waits 2, 4, 8 s beyond one free try, keeping the turn of each", () => {
      const { attempts, pass, tryWrong } = make(way);
      flood(tryWrong, 301);
      let turn = turnOf(tryWrong("x"));
      pass(SECOND);
      for (const seconds of [2, 4, 8]) {
        const counted = attempts.attempt({ address: "x", turn }, wrong);
        expect(counted).toMatchObject({ outcome: "wrong", retryAfter: seconds * SECOND });
        turn = turnOf(counted);
        pass(seconds * SECOND);
      }
    });

    test("is looked at at once, five times, when fewer than that are younger than 10 minutes", () => {
      for (const [quiet, outcome] of [
        [10 * MINUTE - 1, "wait"],
        [10 * MINUTE, "wrong"],
      ] as const) {
        const { pass, tryWrong } = make(way);
        flood(tryWrong, 301);
        pass(quiet);
        for (let tries = 0; tries < 5; tries++) expect(tryWrong("x").outcome).toBe(outcome);
      }
    });
  });

  describe("under attack", () => {
    test("nobody is looked at at once, and everyone with a turn", () => {
      const { attempts, pass, tryWrong } = make(way);
      flood(tryWrong, 301);
      const refused = attempts.attempt(A, right);
      expect(refused).toMatchObject({ outcome: "wait", retryAfter: SECOND });
      pass(SECOND);
      expect(attempts.attempt(A, right).outcome).toBe("wait");
      expect(attempts.attempt({ ...A, turn: turnOf(refused) }, right).outcome).toBe("right");
    });
  });

  describe("memory", () => {
    test("is given back after 15 quiet minutes", () => {
      const { attempts, pass, tryWrong } = make(way);
      flood(tryWrong, 1_000);
      expect(attempts.size).toBe(301);
      pass(15 * MINUTE);
      tryWrong("x");
      expect(attempts.size).toBe(1);
    });

    test("holds nothing for a right passcode, nor for a turn before its time", () => {
      const { attempts, tryWrong } = make(way);
      attempts.attempt(A, right);
      expect(attempts.size).toBe(0);
      for (let index = 0; index < 100; index++) tryWrong();
      expect(attempts.size).toBe(1);
    });
  });
});

test("under attack five a second are looked at, the networks in turn, an IPv6 /48 being one", () => {
  const { attempts, pass, tryWrong } = make();
  flood(tryWrong, 301);
  const many = Array.from({ length: 30 }, (_, index) => `2001:db8:1:${index}::/64`);
  const turns = new Map(
    [...many, "192.0.2.1"].map((address) => [address, turnOf(tryWrong(address))] as const),
  );
  pass(SECOND);
  const tryAll = () =>
    Array.from(turns, ([address, turn]) => [address, attempts.attempt({ address, turn }, wrong)] as const)
      .filter(([, { outcome }]) => outcome === "wrong")
      .map(([address]) => address);
  expect(tryAll()).toEqual(many.slice(0, 1));
  // The last to come is the first of its network.
  pass(400);
  expect(tryAll().toSorted()).toEqual(["192.0.2.1", many[1]]);
  pass(SECOND);
  expect(tryAll()).toHaveLength(5);
});
