/** The last step of `npm run build`: puts a brotli and a gzip copy beside each text file of the site. */

import { glob, readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { paths } from "../paths.ts";

/** Below this a copy saves no packet. */
const SMALLEST = 1024;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

for await (const file of glob(`${paths.client}/**/*.{html,css,js,json,svg,txt,xml}`)) {
  const bytes = await readFile(file);
  if (bytes.length < SMALLEST) continue;
  await Promise.all([
    writeFile(`${file}.br`, await toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })),
    writeFile(`${file}.gz`, await toGzip(bytes, { level: 9 })),
  ]);
}
