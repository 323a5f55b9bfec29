/** `npx node scripts/schemas.ts`: writes what editors know of the files in content/, after a change of their shape. */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { editorSchemas } from "../pipeline/yaml/editor-schemas.ts";

const FOLDER = "pipeline/schemas";

await mkdir(FOLDER, { recursive: true });
for (const [name, text] of editorSchemas()) await writeFile(join(FOLDER, name), text);
