import { describe, expect, test, vi } from "vitest";
import {
  createSimulation,
  type Figures,
  MINUTE,
  SECOND,
} from "../../../tests/helpers/lock/simulated-tries.ts";
import { BUCKET } from "./attempt-limiter.ts";
import { KEPT, LOOKS_PER_SECOND } from "./fair-queue.ts";

vi.setConfig({ testTimeout: 300_000 });

const OFFICE = "192.0.2.1";
const BOTS = 50_000;
// Whoever is called may come a little later.
const IN_MINUTE = LOOKS_PER_SECOND * (60 + (2 * KEPT) / SECOND);
/** A person who is told to wait, presses the button up to so much later. */
const BY_HAND = 10 * SECOND;

/** docs/lock.md has these lines. */
function tell(scenario: string, { hours, waits, looks, mostInSecond, mostInMinute, largest }: Figures): void {
  const longest = Math.max(...waits) / SECOND;
  console.info(
    `${scenario}: ${hours * 60} min, ${waits.length} visitors, longest wait ${longest.toFixed(1)} s; guesses looked at ${looks}, in the worst second ${mostInSecond}, in the worst minute ${mostInMinute}; ${largest} entries`,
  );
}

function expectPromises(figures: Figures, most: { inMinute: number; entries: number }): void {
  expect(figures.waits.length).toBeGreaterThan(20);
  expect(Math.max(...figures.waits)).toBeLessThanOrEqual(MINUTE);
  expect(figures.mostInMinute).toBeLessThanOrEqual(most.inMinute);
  expect(figures.largest).toBeLessThanOrEqual(most.entries);
}

describe("behind one address, visitors get in within a minute while a guesser", () => {
  test("asks every 20 ms", () => {
    const simulation = createSimulation(1);
    simulation.hammer({ address: () => OFFICE, every: 20 });
    simulation.visitors({ address: () => OFFICE, every: MINUTE });
    const figures = simulation.run(1);
    tell("one address, every 20 ms", figures);
    expectPromises(figures, { inMinute: 10, entries: 10 });
  });

  test("keeps as many tickets in the queue as asking every 20 ms can keep", () => {
    const simulation = createSimulation(2);
    simulation.hoard({ address: () => OFFICE, every: 20 });
    simulation.visitors({ address: () => OFFICE, every: MINUTE });
    const figures = simulation.run(1);
    tell("one address, every 20 ms, tickets kept in the queue", figures);
    expect(figures.looks).toBeGreaterThan(10_000);
    expectPromises(figures, { inMinute: IN_MINUTE, entries: 800 });
  });

  test("collects 2,500 tickets and brings them all at once", () => {
    const simulation = createSimulation(3);
    simulation.hoardAndRush({ address: () => OFFICE, every: 20, collects: 50 * SECOND });
    simulation.visitors({ address: () => OFFICE, every: 30 * SECOND });
    const figures = simulation.run(1 / 3);
    tell("one address, 2,500 tickets brought at once", figures);
    expectPromises(figures, { inMinute: IN_MINUTE, entries: 800 });
  });
});

describe("from many addresses", () => {
  test("a /48 is looked at a few times a second, and its other visitors get in", () => {
    const simulation = createSimulation(4);
    let walked = 0;
    simulation.hammer({ address: () => `2001:db8:1:${(walked++ % 65_536).toString(16)}::/64`, every: 10 });
    simulation.visitors({ address: () => "2001:db8:1:cafe::/64", every: MINUTE });
    const figures = simulation.run(1);
    tell("a /48, every 10 ms from another /64", figures);
    expectPromises(figures, { inMinute: BUCKET + 20, entries: 1_000 });
    expect(figures.looks).toBeLessThan(BUCKET * 8);
  });

  test("a /48 that keeps tickets too, and as many as can be kept by asking every 20 ms", () => {
    const simulation = createSimulation(5);
    let walked = 0;
    simulation.hoard({ address: () => `2001:db8:1:${(walked++ % 65_536).toString(16)}::/64`, every: 20 });
    simulation.visitors({ address: () => "2001:db8:1:cafe::/64", every: MINUTE });
    const figures = simulation.run(1);
    tell("a /48, every 20 ms, tickets kept in the queue", figures);
    expectPromises(figures, { inMinute: BUCKET + IN_MINUTE + 20, entries: 6_000 });
    expect(figures.looks).toBeGreaterThan(10_000);
  });

  test("a botnet is looked at a few times a second, and visitors of other addresses get in", () => {
    const simulation = createSimulation(6);
    let bots = 0;
    let visitors = 0;
    simulation.hammer({ address: () => `bot ${bots++ % BOTS}`, every: 10 });
    simulation.hoard({ address: () => `bot ${bots++ % 100}`, every: 40 });
    simulation.visitors({ address: () => `visitor ${visitors++}`, every: MINUTE });
    const figures = simulation.run(1);
    tell("50,000 addresses, every 10 ms, 100 of them with tickets kept in the queue", figures);
    expectPromises(figures, { inMinute: BUCKET + IN_MINUTE + 20, entries: 6_000 });
    expect(figures.looks).toBeGreaterThan(10_000);
  });

  test("40 networks that ask 42 times a second leave a visitor without script, who presses by hand, a minute", () => {
    const simulation = createSimulation(7);
    let asked = 0;
    let visitors = 0;
    // So that nobody has a free try.
    simulation.hammer({ address: () => `bot ${asked++ % BOTS}`, every: SECOND });
    simulation.hoard({ address: () => `bot ${asked++ % 40}`, every: SECOND / 42 });
    simulation.visitors({ address: () => `visitor ${visitors++}`, every: MINUTE, late: BY_HAND });
    const figures = simulation.run(1);
    tell("40 networks, 42 times a second, visitors by hand", figures);
    expectPromises(figures, { inMinute: BUCKET + IN_MINUTE, entries: 2_000 });
  });

  test("190 networks leave one a minute", () => {
    const simulation = createSimulation(8);
    let asked = 0;
    let visitors = 0;
    simulation.hammer({ address: () => `bot ${asked++ % BOTS}`, every: SECOND });
    simulation.hoard({ address: () => `bot ${asked++ % 190}`, every: 10 });
    simulation.visitors({ address: () => `visitor ${visitors++}`, every: MINUTE / 2 });
    const figures = simulation.run(1 / 3);
    tell("190 networks, every 10 ms", figures);
    expectPromises(figures, { inMinute: BUCKET + IN_MINUTE, entries: 3_000 });
  });
});
