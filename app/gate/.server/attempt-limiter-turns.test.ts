import { describe, expect, test } from "vitest";
import {
  A,
  flood,
  make,
  right,
  SECOND,
  turnOf,
  WAYS,
  waitOf,
  wrong,
} from "../../../tests/kit/lock/attempts.ts";

describe.each(WAYS)("%s:", (_, way) => {
  describe("a turn", () => {
    /** In a wait of 2 seconds. */
    function makeWaiting() {
      const made = make(way);
      for (let index = 0; index < 5; index++) made.tryWrong();
      return { ...made, turn: turnOf(made.attempts.attempt(A, right)) };
    }

    test("comes with the refusal and is good once, whatever the neighbours have done", () => {
      const { attempts, pass, tryWrong, turn } = makeWaiting();
      pass(2 * SECOND);
      expect(tryWrong()).toMatchObject({ outcome: "wrong", retryAfter: 4 * SECOND });
      expect(attempts.attempt({ ...A, turn }, right)).toEqual({ outcome: "right" });
      // The line is long free again.
      pass(3 * SECOND);
      expect(attempts.attempt({ ...A, turn }, right).outcome).toBe("wait");
    });

    test("stays the same until its time, and does nothing before", () => {
      const { attempts, pass, tryWrong, turn } = makeWaiting();
      pass(500);
      expect(attempts.attempt({ ...A, turn }, right)).toEqual({ outcome: "wait", retryAfter: 1_500, turn });
      pass(1_499);
      expect(attempts.attempt({ ...A, turn }, right).outcome).toBe("wait");
      pass(1);
      tryWrong();
      expect(attempts.attempt({ ...A, turn }, right).outcome).toBe("right");
    });

    test("comes after 15 s where the wait is longer", () => {
      const { attempts, pass, tryWrong } = make(way);
      for (let tries = 0; tries < 9; tries++) pass(waitOf(tryWrong()));
      expect(tryWrong()).toMatchObject({ outcome: "wrong", retryAfter: 60 * SECOND });
      const refused = attempts.attempt(A, right);
      expect(refused).toMatchObject({ outcome: "wait", retryAfter: 15 * SECOND });
      pass(15 * SECOND);
      expect(attempts.attempt(A, right).outcome).toBe("wait");
      expect(attempts.attempt({ ...A, turn: turnOf(refused) }, right).outcome).toBe("right");
    });

    test("is counted like any other try when it is wrong", () => {
      const { attempts, pass, tryWrong, turn } = makeWaiting();
      pass(2 * SECOND);
      tryWrong();
      expect(attempts.attempt({ ...A, turn }, wrong)).toMatchObject({
        outcome: "wrong",
        retryAfter: 8 * SECOND,
      });
    });

    test.each<[string, (turn: string) => string]>([
      ["made up", () => "x"],
      ["cut", (turn) => turn.slice(0, -1)],
      ["with something more", (turn) => `${turn}x`],
      ["of another id", (turn) => `${turn[0] === "A" ? "B" : "A"}${turn.slice(1)}`],
      ["of an earlier time", (turn) => turn.replace(/\.\d+\./, ".0.")],
      ["of another server", () => makeWaiting().turn],
    ])("is worth nothing when it is %s", (_, change) => {
      const { attempts, pass, tryWrong, turn } = makeWaiting();
      pass(2 * SECOND);
      tryWrong();
      const refused = attempts.attempt({ ...A, turn: change(turn) }, right);
      expect(refused).toMatchObject({ outcome: "wait", retryAfter: 4 * SECOND });
      expect(turnOf(refused)).not.toBe(change(turn));
    });

    test("is worth nothing at another address", () => {
      const { attempts, pass, tryWrong, turn } = makeWaiting();
      for (let index = 0; index < 5; index++) tryWrong("b");
      pass(1_999);
      expect(attempts.attempt({ address: "b", turn }, right)).toMatchObject({ retryAfter: SECOND });
      tryWrong();
      expect(attempts.attempt({ address: "b", turn }, right).outcome).toBe("wait");
    });

    test("is good for a minute", () => {
      for (const [late, outcome] of [
        [60 * SECOND, "right"],
        [60 * SECOND + 1, "wait"],
      ] as const) {
        const { attempts, pass, tryWrong, turn } = makeWaiting();
        pass(2 * SECOND + late);
        for (let index = 0; index < 5; index++) tryWrong();
        expect(attempts.attempt({ ...A, turn }, right).outcome).toBe(outcome);
      }
    });
  });

  describe("a known browser", () => {
    test("does not wait for others, and has a count of its own", () => {
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
      expect(waitOf(known())).toBe(4 * SECOND);
    });
  });
});
