/** Writes sample.json again after a change of the sample in content/: `node studio/site/list-sample.ts`. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sample from "./sample.json" with { type: "json" };
import { hashedParts } from "./sample.ts";

const hashes = [...new Set((await hashedParts()).map(({ hash }) => hash))].filter(Boolean).sort();
await writeFile(
  join(import.meta.dirname, "sample.json"),
  `${JSON.stringify({ names: sample.names, hashes }, null, 2)}\n`,
);
