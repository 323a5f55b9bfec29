import { describe, expect, test, vi } from "vitest";
import {
  A,
  evictedEachTime,
  flood,
  MINUTE,
  make,
  right,
  SECOND,
  ticketOf,
  WAYS,
  waitOf,
  wrong,
} from "../../../tests/helpers/lock/attempts.ts";

describe.each(WAYS)("%s:", (_, way) => {
  describe("one address", () => {
    test("has five free tries and then waits 2, 4, 8, 16, 16 s, each time with a ticket", () => {
      const { attempts, pass } = make(way);
      const waits: number[] = [];
      let ticket: string | undefined;
      for (let index = 0; index < 10; index++) {
        const counted = attempts.attempt({ ...A, ticket }, wrong);
        waits.push(waitOf(counted) / SECOND);
        ticket = waitOf(counted) > 0 ? ticketOf(counted) : undefined;
        pass(waitOf(counted));
      }
      expect(waits).toEqual([0, 0, 0, 0, 2, 4, 8, 16, 16, 16]);
    });

    test("is not evaluated during a wait, even with the right passcode, to the last millisecond", () => {
      const { attempts, pass, tryWrong } = make(way);
      for (let index = 0; index < 4; index++) tryWrong();
      const ticket = ticketOf(tryWrong());
      const check = vi.fn(right);
      pass(1_999);
      expect(attempts.attempt({ ...A, ticket }, check).outcome).toBe("wait");
      expect(check).not.toHaveBeenCalled();
      pass(1);
      expect(attempts.attempt(A, check).outcome).toBe("wait");
      expect(attempts.attempt({ ...A, ticket }, check)).toEqual({ outcome: "right" });
    });

    test("does not wait longer for trying during a wait", () => {
      const { attempts, pass, tryWrong } = make(way);
      for (let index = 0; index < 4; index++) tryWrong();
      const ticket = ticketOf(tryWrong());
      for (let index = 0; index < 100; index++) tryWrong();
      pass(500);
      expect(attempts.attempt({ ...A, ticket }, wrong)).toEqual({
        outcome: "wait",
        retryAfter: 1_500,
        ticket,
      });
      pass(1_500);
      expect(attempts.attempt({ ...A, ticket }, wrong)).toMatchObject({
        outcome: "wrong",
        retryAfter: 4 * SECOND,
      });
    });

    test("is forgotten after 15 quiet minutes and not before", () => {
      for (const [quiet, retryAfter] of [
        [15 * MINUTE - 1, 2 * SECOND],
        [15 * MINUTE, 0],
      ] as const) {
        const { pass, tryWrong } = make(way);
        for (let index = 0; index < 5; index++) tryWrong();
        pass(quiet);
        expect(tryWrong()).toMatchObject({ retryAfter });
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

  describe("everyone together", () => {
    test("has 150 free tries at once and one more in four seconds, at most 300 in 10 minutes", () => {
      const { pass, tryWrong } = make(way);
      let addresses = 0;
      const looked = (tries: number) => {
        const outcomes = Array.from({ length: tries }, () => tryWrong(`x ${addresses++}`).outcome);
        return outcomes.filter((outcome) => outcome === "wrong").length;
      };
      expect(looked(400)).toBe(150);
      pass(3_999);
      expect(looked(3)).toBe(0);
      pass(1);
      expect(looked(4)).toBe(1);
      let more = 0;
      for (let second = 4; second < 600; second++) {
        pass(SECOND);
        more += looked(2);
      }
      expect(more).toBe(149);
      pass(20 * MINUTE);
      expect(looked(401)).toBe(150);
    });

    test("is not kept from free tries by right ones", () => {
      const { attempts, tryWrong } = make(way);
      for (let index = 0; index < 200; index++) attempts.attempt({ address: `right ${index}` }, right);
      expect(tryWrong().outcome).toBe("wrong");
    });
  });

  describe("when the free tries of everyone are used", () => {
    test("nobody is looked at at once, and everyone with a ticket a second later", () => {
      const { attempts, pass, tryWrong } = make(way);
      flood(tryWrong, 151);
      const refused = attempts.attempt(A, right);
      expect(refused).toMatchObject({ outcome: "wait", retryAfter: SECOND });
      pass(SECOND);
      expect(attempts.attempt(A, right).outcome).toBe("wait");
      expect(attempts.attempt({ ...A, ticket: ticketOf(refused) }, right).outcome).toBe("right");
    });
  });

  test("with a ticket an IPv6 /48 counts as one network", () => {
    const { attempts, pass, tryWrong } = make(way);
    flood(tryWrong, 151);
    const addresses = ["2001:db8:1:1::/64", "2001:db8:1:2::/64", "2001:db8:2:1::/64"];
    const tickets = addresses.map((address) => ticketOf(tryWrong(address)));
    pass(SECOND);
    const waits = addresses.map((address, index) => {
      const counted = attempts.attempt({ address, ticket: tickets[index] }, right);
      return counted.outcome === "right" ? 0 : counted.retryAfter;
    });
    // The second stands behind the first, the third in the queue of another network.
    expect(waits).toEqual(way === evictedEachTime ? [0, 0, 0] : [0, 200, 200]);
  });

  test("a known browser does not wait for others, and has a count of its own", () => {
    const { attempts, pass, tryWrong } = make(way);
    flood(tryWrong, 400);
    for (let index = 0; index < 9; index++) tryWrong();
    expect(attempts.attempt({ ...A, browser: "k" }, right)).toEqual({ outcome: "right" });
    const known = () => attempts.attempt({ address: "b", browser: "k" }, wrong);
    const waits = Array.from({ length: 5 }, () => waitOf(known()));
    expect(waits).toEqual([0, 0, 0, 0, 2 * SECOND]);
    expect(known()).toEqual({ outcome: "wait", retryAfter: 2 * SECOND });
    expect(attempts.attempt({ address: "b", browser: "l" }, right)).toEqual({ outcome: "right" });
    pass(2 * SECOND);
    // It needs no ticket.
    expect(known()).toEqual({ outcome: "wrong", retryAfter: 4 * SECOND });
  });

  describe("memory", () => {
    test("is given back after 15 quiet minutes", () => {
      const { attempts, pass, tryWrong } = make(way);
      flood(tryWrong, 1_000);
      expect(attempts.size).toBe(150);
      pass(15 * MINUTE);
      tryWrong("x");
      expect(attempts.size).toBe(1);
    });

    test("holds nothing for a right passcode, nor for a ticket before its time", () => {
      const { attempts, tryWrong } = make(way);
      attempts.attempt(A, right);
      expect(attempts.size).toBe(0);
      for (let index = 0; index < 100; index++) tryWrong();
      expect(attempts.size).toBe(1);
    });
  });
});
