/** `npm run film -- recording.mov content/case-studies/name`: an mp4 within the budget and its poster. */
import { existsSync } from "node:fs";
import { basename, dirname, extname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { ExitReason, exitWithReason } from "./exit-with-reason.ts";
import { encodeFilm, probe } from "./film/ffmpeg.ts";
import { planFilm, readTime } from "./film/plan.ts";

const USAGE = `Name a recording and the folder of its case study:

  npm run film -- recording.mov content/case-studies/trade

With --from 0:05 --to 0:20 only that part of it is taken.`;

await exitWithReason(async function makeFilm() {
  const { source, folder, from, to, replace } = readArguments();
  const name = fileName(source);
  const film = join(folder, `${name}.mp4`);
  const poster = join(folder, `${name}.png`);
  for (const file of [film, poster]) {
    if (existsSync(file) && (!replace || file === source)) {
      const advice = file === source ? "name another folder for the film" : "add --replace to make it anew";
      throw new ExitReason(`${file} is there already: ${advice}, or rename the recording.`);
    }
  }
  const plan = planFilm(await probe(source), { from, to });
  console.log(`${plan.width} × ${plan.height}, ${plan.seconds.toFixed(1)} seconds`);
  const bytes = await encodeFilm(source, plan, { film, poster });
  console.log(`${film} (${Math.round(bytes / 1000)} kB) and ${poster} are made. Into case-study.yaml:

  - type: textVideo
    title: ""
    description: ""
    videoLink: ${name}.mp4
    poster: ${name}.png
    alt: ""

In alt, say what the film shows.`);
});

function readArguments() {
  const { values, positionals } = parse();
  const [recording, folder] = positionals;
  if (!recording || positionals.length > 2) throw new ExitReason(USAGE);
  // npm runs this in the project's folder, wherever it was called.
  const here = process.env.INIT_CWD ?? process.cwd();
  const source = resolve(here, recording);
  if (!existsSync(source)) throw new ExitReason(`There is no file ${source}.`);
  const target = folder ? resolve(here, folder) : dirname(source);
  if (!existsSync(target)) throw new ExitReason(`There is no folder ${target}: make it first.`);
  return {
    source,
    folder: target,
    from: readTime("--from", values.from),
    to: readTime("--to", values.to),
    replace: values.replace,
  };
}

function parse() {
  const text = { type: "string" } as const;
  try {
    return parseArgs({
      allowPositionals: true,
      options: { from: text, to: text, replace: { type: "boolean" } },
    });
  } catch {
    throw new ExitReason(USAGE);
  }
}

/** "Screen Recording 2026-01-05 at 10.30.12.mov" becomes "screen-recording-2026-01-05-at-10-30-12". */
function fileName(path: string): string {
  const plain = basename(path, extname(path)).normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return plain.replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "") || "film";
}
