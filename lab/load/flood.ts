/** The guessing flood, in a thread of its own: lab/load/load.ts starts it. */
import { setTimeout as wait } from "node:timers/promises";
import { createClient } from "../../tests/helpers/ask.ts";
import { passcodeQuestion } from "../../tests/helpers/passcode.ts";
import { newVisitor } from "../../tests/helpers/visitor.ts";
import { followPhases } from "./worker.ts";

export interface FloodReport {
  seconds: number;
  addresses: number;
  wrong: number;
  refused: number;
  /** A new connection may wait long while all cores are busy. */
  unanswered: number;
  errors: Map<string, number>;
}

/** The second comes during the wait after the first. */
const GUESSES = 2;

const report: FloodReport = {
  seconds: 0,
  addresses: 0,
  wrong: 0,
  refused: 0,
  unanswered: 0,
  errors: new Map(),
};
let isOn = false;
let since = 0;
let underWay = 0;

const { port, count } = followPhases(
  (phase) => {
    if (isOn) report.seconds += (performance.now() - since) / 1000;
    isOn = phase === "flood";
    since = performance.now();
    if (isOn) for (let index = 0; index < count; index++) guess(index);
  },
  async () => {
    while (underWay > 0) await wait(20);
    return report;
  },
);

/** The first guesser says no address, so it is counted by that of the connection. */
async function guess(index: number): Promise<void> {
  const ask = createClient(port);
  underWay++;
  while (isOn) {
    const headers = index === 0 ? {} : newGuesser();
    for (let guesses = 0; guesses < GUESSES; guesses++) {
      await ask(passcodeQuestion(`guess ${Math.random()}`, headers)).then(
        ({ status, body }) => see(status, body.toString()),
        () => {
          report.unanswered++;
        },
      );
    }
  }
  ask.close();
  underWay--;
}

/** In another network than the visitors. */
function newGuesser(): Record<string, string> {
  report.addresses++;
  return newVisitor(100);
}

function see(status: number, body: string): void {
  const isRefusal = body === '{"success":false}';
  if (isRefusal && status === 200) report.wrong++;
  else if (isRefusal && status === 429) report.refused++;
  else report.errors.set(`${status} ${body}`, (report.errors.get(`${status} ${body}`) ?? 0) + 1);
}
