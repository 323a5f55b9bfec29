/** The visitors, in a thread of their own: lab/load/load.ts starts it. */
import { setTimeout as wait } from "node:timers/promises";
import { createClient } from "../../tests/helpers/ask.ts";
import { inTurn } from "../../tests/helpers/in-turn.ts";
import { newVisitor } from "../../tests/helpers/visitor.ts";
import { createLatencies, type Latencies } from "./latencies.ts";
import { readPlaces } from "./places.ts";
import { LONGEST_PAUSE, SHORTEST_PAUSE, WARM_UP } from "./plan.ts";
import { STAGES, type Take } from "./visit.ts";
import { followPhases } from "./worker.ts";

export interface VisitorsReport {
  latencies: Latencies;
  errors: Map<string, number>;
}

const { open, locked } = readPlaces();
const latencies = createLatencies();
const errors = new Map<string, number>();
let isOver = false;
let underWay = 0;

const { port, count } = followPhases(
  (phase) => {
    latencies.enter(phase);
    isOver = phase === "over";
  },
  async () => {
    while (underWay > 0) await wait(20);
    return { latencies: latencies.summary(), errors } satisfies VisitorsReport;
  },
);
for (let index = 0; index < count; index++) visit(index);

async function visit(index: number): Promise<void> {
  const ask = createClient(port);
  const visitor = {
    address: newVisitor(),
    page: inTurn(open, index),
    study: inTurn(locked, index),
    cookie: "",
  };
  // When the next request would be sent if nobody were late: what the timer or this thread is late counts as waiting.
  let due = performance.now();

  async function pause(ms: number): Promise<void> {
    due += ms;
    await wait(Math.max(0, due - performance.now()));
  }

  const take: Take = async function take(kind, question, isRight) {
    const end = latencies.begin(kind, due);
    underWay++;
    try {
      const answer = await ask(question);
      end();
      if (!isRight(answer)) throw new Error(`a wrong answer, ${answer.status}`);
      return answer;
    } catch (error) {
      note(`${kind}, ${question.target}: ${error instanceof Error ? error.message : error}`);
      throw error;
    } finally {
      due = performance.now();
      underWay--;
    }
  };

  await pause((WARM_UP * index) / count);
  for (let stage = 0; !isOver; stage = Math.floor(Math.random() * STAGES.length)) {
    // Noted by now; the visitor goes on with something else.
    await STAGES[stage]?.(take, visitor).catch(() => {});
    await pause(SHORTEST_PAUSE + Math.random() * (LONGEST_PAUSE - SHORTEST_PAUSE));
  }
}

function note(error: string): void {
  errors.set(error, (errors.get(error) ?? 0) + 1);
}
