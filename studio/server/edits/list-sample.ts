/** Run this script after a change to the sample in content/: `node studio/server/edits/list-sample.ts`. */
import { join } from "node:path";
import { writeFileAtomically } from "../../../files/write-file.ts";
import sample from "../../starter/sample.json" with { type: "json" };
import { hashesOfContent, hashesOfStudies } from "./sample.ts";

const hashes = { hashes: await hashesOfContent(), studies: await hashesOfStudies() };
const text = JSON.stringify({ ...sample, ...hashes }, null, 2);
await writeFileAtomically(join(import.meta.dirname, "../../starter/sample.json"), `${text}\n`);
