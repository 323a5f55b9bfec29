import { glob, readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Below this a copy saves no packet. */
const SMALLEST = 1024;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Puts a brotli and a gzip copy beside each text file of a folder. */
export async function compress(folder: string): Promise<void> {
  for await (const file of glob(`${folder}/**/*.{html,css,js,json,svg,txt,xml}`)) {
    const bytes = await readFile(file);
    if (bytes.length < SMALLEST) continue;
    await Promise.all([
      writeFile(`${file}.br`, await toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })),
      writeFile(`${file}.gz`, await toGzip(bytes, { level: 9 })),
    ]);
  }
}
