/** `npm run film -- recording.mov content/case-studies/name` writes an MP4 of at most 1.5 MB and its first frame. */
import { existsSync } from "node:fs";
import { basename, dirname, extname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { ExitReason, runOrExitWithReason } from "./exit-with-reason.ts";
import { encodeVideo, readRecording } from "./film/ffmpeg.ts";
import { planVideo, readTime } from "./film/plan.ts";

const USAGE = `Enter a recording and the folder of its case study:

  npm run film -- recording.mov content/case-studies/trade

--from 0:05 --to 0:20 selects a part of it.`;

await runOrExitWithReason(async () => {
  const { source, folder, from, to, replace } = readArguments();
  const name = fileName(source);
  const video = join(folder, `${name}.mp4`);
  const poster = join(folder, `${name}.png`);
  for (const file of [video, poster]) {
    if (existsSync(file) && (!replace || file === source)) {
      const advice =
        file === source ? "choose another folder for the video" : "add --replace to overwrite it";
      throw new ExitReason(`${file} already exists: ${advice}, or rename the recording.`);
    }
  }
  const plan = planVideo(await readRecording(source), from, to);
  console.log(`Video: ${plan.width} × ${plan.height} pixels, ${plan.seconds.toFixed(1)} seconds`);
  const byteCount = await encodeVideo(source, plan, { video, poster });
  console.log(`Wrote ${video} (${Math.round(byteCount / 1000)} kB) and ${poster}. Add to case-study.yaml:

  - type: textVideo
    title: ""
    description: ""
    videoLink: ${name}.mp4
    poster: ${name}.png
    alt: ""

In alt, describe the video.`);
});

function readArguments() {
  const { values, positionals } = parseOptions();
  const [recording, folder] = positionals;
  if (!recording || positionals.length > 2) throw new ExitReason(USAGE);
  // npm changes to the project's folder. INIT_CWD is the folder in which the user typed the command.
  const userFolder = process.env.INIT_CWD ?? process.cwd();
  const source = resolve(userFolder, recording);
  if (!existsSync(source)) throw new ExitReason(`${source} does not exist.`);
  const targetFolder = folder ? resolve(userFolder, folder) : dirname(source);
  if (!existsSync(targetFolder))
    throw new ExitReason(`${targetFolder} does not exist: create the folder first.`);
  return {
    source,
    folder: targetFolder,
    from: readTime("--from", values.from),
    to: readTime("--to", values.to),
    replace: values.replace,
  };
}

function parseOptions() {
  const textOption = { type: "string" } as const;
  try {
    return parseArgs({
      allowPositionals: true,
      options: { from: textOption, to: textOption, replace: { type: "boolean" } },
    });
  } catch {
    throw new ExitReason(USAGE);
  }
}

/** Turns "Das Gerät 2.mov" into "das-gerat-2". */
function fileName(path: string): string {
  const plainName = basename(path, extname(path)).normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return plainName.replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "") || "film";
}
