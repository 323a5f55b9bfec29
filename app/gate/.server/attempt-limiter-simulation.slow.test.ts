import { describe, expect, test, vi } from "vitest";
import { createSimulation, type Figures, MINUTE, SECOND } from "../../../tests/kit/lock/simulated-tries.ts";
import { ATTACK_TRIES } from "./attempt-limiter.ts";
import { KEPT, LOOKS_PER_SECOND } from "./line.ts";

vi.setConfig({ testTimeout: 300_000 });

const OFFICE = "192.0.2.1";
const BOTS = 50_000;
// They are looked at at once; then it is an attack.
const BEFORE = ATTACK_TRIES + 1;
// Whoever is called may come a little later.
const IN_MINUTE = LOOKS_PER_SECOND * (60 + (2 * KEPT) / SECOND);

/** docs/gate.md has these lines. */
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

  test("keeps as many turns in line as asking every 20 ms can keep", () => {
    const simulation = createSimulation(2);
    simulation.hoard({ address: () => OFFICE, every: 20 });
    simulation.visitors({ address: () => OFFICE, every: MINUTE });
    const figures = simulation.run(1);
    tell("one address, every 20 ms, turns kept in line", figures);
    expect(figures.looks).toBeGreaterThan(10_000);
    expectPromises(figures, { inMinute: IN_MINUTE, entries: 600 });
  });

  test("collects 2,500 turns and brings them all at once", () => {
    const simulation = createSimulation(3);
    simulation.hoardAndRush({ address: () => OFFICE, every: 20, collects: 50 * SECOND });
    simulation.visitors({ address: () => OFFICE, every: 30 * SECOND });
    const figures = simulation.run(1 / 3);
    tell("one address, 2,500 turns brought at once", figures);
    expectPromises(figures, { inMinute: IN_MINUTE, entries: 600 });
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
    expectPromises(figures, { inMinute: BEFORE + 5, entries: 1_000 });
    expect(figures.looks).toBeLessThan(BEFORE * 7);
  });

  test("a /48 that keeps turns too, and as many as can be kept by asking every 20 ms", () => {
    const simulation = createSimulation(5);
    let walked = 0;
    simulation.hoard({ address: () => `2001:db8:1:${(walked++ % 65_536).toString(16)}::/64`, every: 20 });
    simulation.visitors({ address: () => "2001:db8:1:cafe::/64", every: MINUTE });
    const figures = simulation.run(1);
    tell("a /48, every 20 ms, turns kept in line", figures);
    expectPromises(figures, { inMinute: BEFORE + IN_MINUTE, entries: 6_000 });
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
    tell("50,000 addresses, every 10 ms, 100 of them with turns kept in line", figures);
    expectPromises(figures, { inMinute: BEFORE + IN_MINUTE, entries: 6_000 });
    expect(figures.looks).toBeGreaterThan(10_000);
  });
});
