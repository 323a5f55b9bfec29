/** Run this script after a change to the sample in content/: `node studio/site/list-sample.ts`. */
import { join } from "node:path";
import { writeFileAtomically } from "../../files/write-file.ts";
import sample from "./sample.json" with { type: "json" };
import { hashesOfContent } from "./sample.ts";

const text = JSON.stringify({ ...sample, hashes: await hashesOfContent() }, null, 2);
await writeFileAtomically(join(import.meta.dirname, "sample.json"), `${text}\n`);
