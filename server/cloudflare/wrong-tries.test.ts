import { expect, test } from "vitest";
import { MAX_ADDRESSES, QUIET_TIME } from "#app/lock/.server/attempt-limiter.ts";
import {
  A,
  makeEvictable,
  right,
  SECOND,
  ticketOf,
  waitOf,
  wrong,
} from "../../tests/helpers/lock/attempts.ts";

test("after an eviction the 50,001st address pushes out the one whose last wrong try is oldest, and no other", () => {
  const { sql, attempts, evict } = makeEvictable();
  // During an attack only known browsers have tries without tickets.
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

test("few rows are written, of which a day has 100,000 on the free plan", () => {
  const { sql, attempts, tryWrong, pass } = makeEvictable();
  const rows = (act: () => unknown) => {
    const before = sql.rowsWritten;
    act();
    return sql.rowsWritten - before;
  };
  expect(rows(tryWrong), "a wrong try").toBe(2);
  expect(rows(tryWrong), "another").toBe(2);
  expect(
    rows(() => attempts.attempt(A, right)),
    "a right one",
  ).toBe(1);
  for (let tries = 2; tries < 5; tries++) tryWrong();
  let ticket = "";
  const wait = () => {
    ticket = ticketOf(attempts.attempt(A, wrong));
  };
  expect(rows(wait), "a wait").toBe(0);
  pass(2 * SECOND);
  expect(
    rows(() => attempts.attempt({ ...A, ticket }, wrong)),
    "a wrong try with a ticket",
  ).toBe(3);
});

test("a row is written when an address is forgotten", () => {
  const { sql, attempts, tryWrong, pass } = makeEvictable();
  tryWrong();
  pass(QUIET_TIME);
  const before = sql.rowsWritten;
  attempts.attempt({ address: "b" }, right);
  expect([sql.rowsWritten - before, attempts.size]).toEqual([2, 0]);
});

test("when no more rows can be written, no look tells a right passcode from a wrong one", () => {
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
