import { describe, expect, test } from "vitest";
import { createFairQueue, KEPT, MAX_NETWORKS, MAX_PLACES, STEP, WANTS } from "./fair-queue.ts";

const LOOK = 200;

/** With a clock that `pass` moves on. */
function make() {
  const queue = createFairQueue();
  let now = 0;
  return {
    queue,
    ask: (id: string, network = "n") => queue.ask(id, network, now),
    pass: (ms: number) => {
      now += ms;
    },
  };
}

test("in an empty queue a look is had at once, and the next one 200 ms later", () => {
  const { ask, pass } = make();
  expect(ask("a")).toBe(0);
  expect(ask("b")).toBe(LOOK);
  pass(LOOK - 1);
  expect(ask("b")).toBe(1);
  pass(1);
  expect(ask("b")).toBe(0);
});

test("a network that comes when nobody has taken a look for a while has one at once", () => {
  const { ask, pass } = make();
  for (const network of ["m", "n"]) ask("a", network);
  pass(2 * LOOK);
  expect(ask("b", "o")).toBe(0);
  expect(ask("b", "p")).toBe(3 * LOOK);
});

describe("within a network", () => {
  test("who came first is first", () => {
    const { ask, pass } = make();
    for (const id of ["a", "b", "c"]) ask(id);
    pass(LOOK);
    expect(ask("c")).toBe(STEP);
    expect(ask("b")).toBe(0);
    pass(LOOK);
    expect(ask("c")).toBe(0);
  });

  test("who does not ask for 2.5 s loses the place", () => {
    for (const [quiet, outcome] of [
      [KEPT, STEP],
      [KEPT + 1, 0],
    ] as const) {
      const { ask, pass } = make();
      // So that one look alone is to be had.
      for (let index = 0; index < 40; index++) ask("x", `n${index}`);
      ask("b");
      pass(40 * LOOK - quiet);
      ask("b");
      ask("c");
      pass(quiet);
      expect(ask("c")).toBe(outcome);
    }
  });

  test("looks that nobody took for 2.5 s are not saved up", () => {
    const { ask, pass } = make();
    ask("a");
    pass(10 * KEPT);
    const others = Array.from({ length: 20 }, (_, index) => `e${index}`);
    for (const id of others) ask(id);
    expect(others.filter((id) => ask(id) === 0).length).toBeLessThanOrEqual(1 + KEPT / LOOK);
  });

  test("200 have a place at a time", () => {
    const { queue, ask } = make();
    for (let index = 0; index < 2 * MAX_PLACES; index++) ask(`${index}`);
    // The first was looked at, and the network is an entry, too.
    expect(queue.size).toBe(MAX_PLACES + 1);
  });
});

describe("of several networks", () => {
  test("each has one look in as many fifths of a second as there are networks, however often it asks", () => {
    const { ask, pass } = make();
    const looks = new Map<string, number>();
    const networks = Array.from({ length: 40 }, (_, index) => `n${index}`);
    for (let ms = 0; ms < 120_000; ms += 100) {
      for (const network of networks) {
        // The first of them asks with ten tickets for each of another.
        const ids =
          network === "n0" ? Array.from({ length: 10 }, (_, index) => `${network} ${index}`) : [network];
        for (const id of ids) if (ask(id, network) === 0) looks.set(network, (looks.get(network) ?? 0) + 1);
      }
      pass(100);
    }
    for (const network of networks) {
      expect(looks.get(network)).toBeGreaterThanOrEqual(14);
      expect(looks.get(network)).toBeLessThanOrEqual(16);
    }
  });

  test("one that comes is told when it is its time, and finds it kept for a minute", () => {
    for (const [late, looked] of [
      [0, true],
      [WANTS, true],
      [WANTS + 1_001, false],
    ] as const) {
      const { ask, pass } = make();
      const crowd = Array.from({ length: 40 }, (_, index) => `n${index}`);
      const askAll = () => {
        for (const network of crowd) ask(network, network);
      };
      askAll();
      const wait = ask("visitor", "new");
      expect(wait).toBe(40 * LOOK);
      for (let ms = 0; ms < wait + late; ms += 500) {
        pass(Math.min(500, wait + late - ms));
        askAll();
      }
      expect(ask("visitor", "new") === 0).toBe(looked);
    }
  });

  test("no more than 1,000 are kept in mind, and forgotten a minute after their time", () => {
    const { queue, ask, pass } = make();
    for (let index = 0; index < 2 * MAX_NETWORKS; index++) ask("a", `n${index}`);
    expect(queue.size).toBeLessThanOrEqual(2 * MAX_NETWORKS);
    expect(ask("a", "new")).toBe(WANTS);
    pass(MAX_NETWORKS * LOOK + WANTS + 1_000);
    expect(ask("a", "new")).toBe(0);
    expect(queue.size).toBe(1);
  });
});
