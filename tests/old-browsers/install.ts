/** Installs Chromium 109 and the table of browser features. Both are separate, so that `npm ci` stays small. */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";

const FOLDER = import.meta.dirname;
/** The npm package contains the program for Linux on x64. */
const PACKED_PROGRAM = join(FOLDER, "node_modules/@sparticuz/chromium/bin/chromium.br");

const options = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
const { status } = spawnSync("npm", ["ci", "--prefix", FOLDER, ...options], { stdio: "inherit" });
if (status !== 0) throw new Error("npm could not install Chromium 109 (see the error above).");
const program = brotliDecompressSync(readFileSync(PACKED_PROGRAM));
writeFileSync(join(FOLDER, "node_modules/chromium"), program, { mode: 0o755 });
