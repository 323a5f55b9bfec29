import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { listFiles } from "../../../files/list-files.ts";
import { newFolder } from "../../../tests/helpers/new-folder.ts";
import { Store } from "./store.ts";

const FILES = ["a.yaml", "b.yaml", "case-studies/c/case-study.yaml"];
const WRITER = join(import.meta.dirname, "../../tests/change-writer.ts");

test("restarts with complete changes after a kill at any point, and can undo each change", async () => {
  const [root, state] = [newFolder({ "a.yaml": "first\n" }), newFolder()];
  let interruptedCount = 0;
  for (let round = 0; round < 200; round += 1) {
    const child = spawn(process.execPath, [WRITER, root, state], { stdio: ["ignore", "pipe", "inherit"] });
    await once(child.stdout, "data");
    await setTimeout(Math.random() * 40);
    child.kill("SIGKILL");
    await once(child, "exit");
    interruptedCount += existsSync(join(state, "next.json")) ? 1 : 0;
    expect(listFiles(root).filter((file) => !FILES.includes(file))).toEqual([]);
    const store = await Store.open(root, state);
    const texts = FILES.map((file) => readFileSync(join(root, file), "utf8"));
    expect(new Set(texts).size).toBe(1);
    expect(store.history.undo).toMatch(/^change \d+$/);
  }
  // At least one kill interrupted a change.
  expect(interruptedCount).toBeGreaterThan(0);
  const store = await Store.open(root, state);
  while (await store.undo());
  expect([readFileSync(join(root, "a.yaml"), "utf8"), existsSync(join(root, "b.yaml"))]).toEqual([
    "first\n",
    false,
  ]);
}, 900_000);

test("never overwrites a file that an editor saves during a change, in 200 attempts", async () => {
  const root = newFolder({ "a.yaml": "first\n" });
  const store = await Store.open(root, newFolder());
  const outcomes = { saved: 0, refused: 0 };
  let milliseconds = 20;
  for (let round = 0; round < 200; round += 1) {
    const { hash } = await store.read("a.yaml");
    const pause = Math.random() * milliseconds;
    const editorSave = setTimeout(pause).then(() => writeFile(join(root, "a.yaml"), `editor ${round}\n`));
    const start = performance.now();
    const change = { file: "a.yaml", was: hash, bytes: Buffer.from(`studio ${round}\n`) };
    const error = await store.commit("change", [change]).then(
      () => null,
      (reason) => reason,
    );
    if (error) expect(error.status).toBe(409);
    outcomes[error ? "refused" : "saved"] += 1;
    milliseconds = performance.now() - start;
    await editorSave;
    expect(readFileSync(join(root, "a.yaml"), "utf8")).toBe(`editor ${round}\n`);
  }
  expect(Math.min(outcomes.saved, outcomes.refused)).toBeGreaterThan(0);
}, 300_000);
