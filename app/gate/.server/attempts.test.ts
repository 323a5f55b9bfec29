import { describe, expect, test, vi } from "vitest";
import { type CountedTry, createAttempts } from "#app/gate/.server/attempts.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const wrong = () => false;
const right = () => true;
const A = { address: "a" };

function make() {
  let now = 1_800_000_000_000;
  const attempts = createAttempts({ clock: () => now });
  return {
    attempts,
    pass: (ms: number) => {
      now += ms;
    },
    tryWrong: (address = "a") => attempts.attempt({ address }, wrong),
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
    expect(attempts.attempt(A, check).outcome).toBe("wait");
    expect(check).not.toHaveBeenCalled();
    pass(1);
    expect(attempts.attempt(A, check)).toEqual({ outcome: "right" });
  });

  test("does not wait longer for trying during a wait", () => {
    const { pass, tryWrong } = make();
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
      const { pass, tryWrong } = make();
      for (let index = 0; index < 5; index++) tryWrong();
      pass(quiet);
      expect(tryWrong()).toMatchObject({ outcome: "wrong", retryAfter });
    }
  });

  test("keeps its count after the right passcode", () => {
    const { attempts, tryWrong } = make();
    for (let index = 0; index < 4; index++) tryWrong();
    expect(attempts.attempt(A, right)).toEqual({ outcome: "right" });
    expect(tryWrong()).toMatchObject({ outcome: "wrong", retryAfter: 2 * SECOND });
  });

  test("never waits for the guesses of another", () => {
    const { attempts, tryWrong } = make();
    for (let index = 0; index < 20; index++) tryWrong("a");
    expect(tryWrong("b")).toMatchObject({ outcome: "wrong", retryAfter: 0 });
    expect(attempts.attempt({ address: "c" }, right)).toEqual({ outcome: "right" });
  });
});

test("counts tries that arrive together once each", async () => {
  const { attempts } = make();
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
    const { tryWrong } = make();
    flood(tryWrong, 299);
    expect(tryWrong("x")).toMatchObject({ outcome: "wrong", retryAfter: 0 });
    expect(tryWrong("y")).toMatchObject({ outcome: "wrong", retryAfter: 2 * SECOND });
  });

  test("waits 2, 4, 8 s beyond one free try, keeping the turn of each", () => {
    const { attempts, pass, tryWrong } = make();
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
      const { pass, tryWrong } = make();
      flood(tryWrong, 301);
      pass(quiet);
      for (let tries = 0; tries < 5; tries++) expect(tryWrong("x").outcome).toBe(outcome);
    }
  });
});

describe("a turn", () => {
  /** In a wait of 2 seconds. */
  function makeWaiting() {
    const made = make();
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
    const { attempts, pass, tryWrong } = make();
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
    const { attempts, pass, tryWrong } = make();
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

describe("under attack", () => {
  test("nobody is looked at at once, and everyone with a turn", () => {
    const { attempts, pass, tryWrong } = make();
    flood(tryWrong, 301);
    const refused = attempts.attempt(A, right);
    expect(refused).toMatchObject({ outcome: "wait", retryAfter: SECOND });
    pass(SECOND);
    expect(attempts.attempt(A, right).outcome).toBe("wait");
    expect(attempts.attempt({ ...A, turn: turnOf(refused) }, right).outcome).toBe("right");
  });

  test("five a second are looked at, the networks in turn, an IPv6 /48 being one", () => {
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
});

describe("memory", () => {
  test("is given back after 15 quiet minutes", () => {
    const { attempts, pass, tryWrong } = make();
    flood(tryWrong, 1_000);
    expect(attempts.size).toBe(301);
    pass(15 * MINUTE);
    tryWrong("x");
    expect(attempts.size).toBe(1);
  });

  test("holds nothing for a right passcode, nor for a turn before its time", () => {
    const { attempts, tryWrong } = make();
    attempts.attempt(A, right);
    expect(attempts.size).toBe(0);
    for (let index = 0; index < 100; index++) tryWrong();
    expect(attempts.size).toBe(1);
  });
});

function turnOf(counted: CountedTry): string {
  if (counted.outcome === "right" || !counted.turn) throw new Error("no turn was given");
  return counted.turn;
}

function waitOf(counted: CountedTry): number {
  if (counted.outcome !== "wrong") throw new Error("it was not looked at");
  return counted.retryAfter;
}
