import { describe, expect, test } from "vitest";
import { ATTACK_TRIES, MAX_ADDRESSES, QUIET_TIME } from "#app/gate/.server/attempt-limiter.ts";
import {
  A,
  flood,
  MINUTE,
  makeEvictable,
  right,
  SECOND,
  turnOf,
  waitOf,
  wrong,
} from "../../tests/kit/lock/attempts.ts";

describe("after an eviction", () => {
  test("a used turn stays used, and one issued before is good", () => {
    const { attempts, tryWrong, pass, evict } = makeEvictable();
    for (let tries = 0; tries < 5; tries++) tryWrong();
    const [used, kept] = [turnOf(attempts.attempt(A, right)), turnOf(attempts.attempt(A, right))];
    pass(2 * SECOND);
    tryWrong();
    expect(attempts.attempt({ ...A, turn: used }, right).outcome).toBe("right");
    pass(SECOND);
    evict();
    expect(attempts.attempt({ ...A, turn: used }, right).outcome).toBe("wait");
    expect(attempts.attempt({ ...A, turn: kept }, right).outcome).toBe("right");
  });

  test("an attack is one still, until its tries are ten minutes old", () => {
    const { attempts, tryWrong, pass, evict } = makeEvictable();
    flood(tryWrong, ATTACK_TRIES + 1);
    for (const [ms, outcome] of [
      [10 * MINUTE - 1, "wait"],
      [1, "right"],
    ] as const) {
      pass(ms);
      evict();
      expect(attempts.attempt(A, right).outcome).toBe(outcome);
    }
  });

  test("the 50,001st address pushes out the one whose last wrong try is oldest, and no other", () => {
    const { sql, attempts, evict } = makeEvictable();
    // During an attack only known browsers have tries without turns.
    for (let index = 0; index < MAX_ADDRESSES; index++) {
      attempts.attempt({ address: "", browser: String(index) }, wrong);
      if (index === 1) attempts.attempt({ address: "", browser: "0" }, wrong);
    }
    evict();
    expect(attempts.size).toBe(MAX_ADDRESSES);
    const before = sql.rowsWritten;
    attempts.attempt({ address: "", browser: "new" }, wrong);
    expect(sql.rowsWritten - before).toBe(3);
    evict();
    expect(attempts.size).toBe(MAX_ADDRESSES);
    const triesToWait = (browser: string) => {
      for (let tries = 1; ; tries++) {
        if (waitOf(attempts.attempt({ address: "", browser }, wrong)) > 0) return tries;
      }
    };
    expect(triesToWait("0")).toBe(3);
    expect(triesToWait("1")).toBe(5);
  });
});

describe("writes so many rows, of which a day has 100,000 on the free plan:", () => {
  const rows = ({ sql }: ReturnType<typeof makeEvictable>, act: () => void) => {
    const before = sql.rowsWritten;
    act();
    return sql.rowsWritten - before;
  };

  test("two for a wrong try, one for a right one, one more for a turn, none for a wait", () => {
    const made = makeEvictable();
    expect(rows(made, () => made.tryWrong())).toBe(2);
    expect(rows(made, () => made.tryWrong())).toBe(2);
    expect(rows(made, () => made.attempts.attempt(A, right))).toBe(1);
    for (let tries = 2; tries < 5; tries++) made.tryWrong();
    let turn = "";
    expect(
      rows(made, () => {
        turn = turnOf(made.attempts.attempt(A, wrong));
      }),
    ).toBe(0);
    made.pass(2 * SECOND);
    made.tryWrong();
    expect(rows(made, () => made.attempts.attempt({ ...A, turn }, wrong))).toBe(3);
  });

  test("one when an address is forgotten", () => {
    const made = makeEvictable();
    made.tryWrong();
    made.pass(QUIET_TIME);
    expect(rows(made, () => made.attempts.attempt({ address: "b" }, right))).toBe(2);
    expect(made.attempts.size).toBe(0);
  });

  test("and when there are none left, no look tells a right passcode from a wrong one", () => {
    const made = makeEvictable();
    made.tryWrong();
    made.sql.isFull = true;
    expect(() => made.attempts.attempt(A, right)).toThrow("Exceeded");
    expect(() => made.attempts.attempt(A, wrong)).toThrow("Exceeded");
    made.sql.isFull = false;
    expect(made.attempts.attempt(A, right).outcome).toBe("right");
    for (let tries = 1; tries < 5; tries++) made.tryWrong();
    expect(made.tryWrong().outcome).toBe("wait");
  });
});
