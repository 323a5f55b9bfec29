/** Saves changes to three files until the process is killed, and prints the number of each saved change. */
import { writeSync } from "node:fs";
import { hashOf, Store } from "../server/content/store.ts";

const [root = "", state = ""] = process.argv.slice(2);
const FILES = ["a.yaml", "b.yaml", "case-studies/c/case-study.yaml"];

const store = await Store.open(root, state);
for (let count = 1; ; count += 1) {
  const edits = [];
  for (const file of FILES) {
    const { hash } = await store.read(file);
    edits.push({
      file,
      was: hash,
      bytes: Buffer.from(`step: ${hashOf(Buffer.from(`${Math.random()}`))}\n`.slice(0, 30)),
    });
  }
  const [first] = edits;
  // All three files have the same contents.
  await store.commit(
    `change ${count}`,
    edits.map((edit) => ({ ...edit, bytes: first?.bytes ?? null })),
  );
  writeSync(1, `${count}\n`);
}
