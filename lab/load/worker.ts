import { parentPort, Worker, workerData } from "node:worker_threads";
import type { Phase } from "./plan.ts";

export interface RunningWorker<Report> {
  tell: (phase: Phase) => void;
  report: Promise<Report>;
}

export interface Task {
  port: number;
  count: number;
}

/** A thread of its own, so that it and the measuring of the server do not wait for each other. */
export function startWorker<Report>(file: string, task: Task): RunningWorker<Report> {
  const worker = new Worker(new URL(file, import.meta.url), { workerData: task });
  const report = new Promise<Report>((resolve, reject) => {
    worker.once("message", resolve).once("error", reject);
  }).finally(() => worker.terminate());
  return { tell: (phase) => worker.postMessage(phase), report };
}

/** Called inside the worker: after "over" it sends what `finish` gives. */
export function followPhases(change: (phase: Phase) => void, finish: () => Promise<unknown>): Task {
  parentPort?.on("message", async (phase: Phase) => {
    change(phase);
    if (phase === "over") parentPort?.postMessage(await finish());
  });
  return workerData;
}
