import { copyFile, mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ExitReason } from "../exit-with-reason.ts";
import { LARGEST, type Plan } from "./plan.ts";
import { run, ToolError } from "./run.ts";

/** How often a film that came out too large is made anew. */
const TRIES = 4;

/** Gives the film's bytes. @throws ExitReason */
export async function encodeFilm(
  source: string,
  plan: Plan,
  out: { film: string; poster: string },
  say: (line: string) => void,
): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "film-"));
  const film = join(folder, "film.mp4");
  const poster = join(folder, "poster.png");
  try {
    const bytes = await encodeWithin(LARGEST, source, plan, film, say);
    await run("ffmpeg", [
      ...QUIET,
      "-i",
      film,
      "-frames:v",
      "1",
      "-vf",
      FROM_WEB_COLOURS,
      "-bitexact",
      poster,
    ]);
    await copyFile(film, out.film);
    await copyFile(poster, out.poster);
    return bytes;
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    throw new ExitReason(`ffmpeg could not make the film:\n${error.message}\n${adviceFor(error.message)}`);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function encodeWithin(
  budget: number,
  source: string,
  plan: Plan,
  film: string,
  say: (line: string) => void,
): Promise<number> {
  const log = `${film}.log`;
  let { bitsPerSecond } = plan;
  say("Reading the recording …");
  await run("ffmpeg", [...input(source, plan), ...encoder(bitsPerSecond, log, 1), "-f", "null", "-"]);
  for (let tries = 1; tries <= TRIES; tries += 1) {
    say(tries === 1 ? "Making the film …" : "It was a little too large. Making it anew …");
    await run("ffmpeg", [...input(source, plan), ...encoder(bitsPerSecond, log, 2), ...OUTPUT, film]);
    const { size } = await stat(film);
    if (size <= budget) return size;
    bitsPerSecond *= (budget / size) * 0.95;
  }
  throw new ExitReason("It does not fit into 1.5 MB: take a shorter part with --from and --to.");
}

const QUIET = ["-y", "-v", "error"];

// ffmpeg turns the recording as it says by itself.
function input(source: string, { from, seconds, width, height, framesPerSecond, isHdr }: Plan): string[] {
  const size = isHdr
    ? `zscale=w=${width}:h=${height}:t=linear:npl=203,format=gbrpf32le,zscale=p=bt709,tonemap=hable:desat=0,zscale=t=bt709:m=bt709:r=tv`
    : `scale=${width}:${height}:flags=lanczos:out_color_matrix=bt709:out_range=tv`;
  const filters = [`fps=${framesPerSecond}`, size, "setsar=1", "format=yuv420p"].join();
  const part = ["-ss", String(from), "-t", String(seconds)];
  return [...QUIET, ...part, "-i", source, "-map", "0:V:0", "-vf", filters];
}

function encoder(bitsPerSecond: number, log: string, pass: 1 | 2): string[] {
  return [
    ...[
      "-c:v",
      "libx264",
      "-profile:v",
      "high",
      "-preset",
      "slow",
      "-b:v",
      String(Math.round(bitsPerSecond)),
    ],
    // A still screen would else be given bits that nobody sees.
    ...["-qmin", "14", "-pass", String(pass), "-passlogfile", log],
    ...["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range", "tv"],
  ];
}

/** Nothing of the recording but its pictures: a phone writes down where it was. */
const OUTPUT = ["-map_metadata", "-1", "-map_chapters", "-1", "-bitexact", "-movflags", "+faststart"];

const FROM_WEB_COLOURS = "scale=in_color_matrix=bt709:in_range=tv,format=rgb24";

function adviceFor(message: string): string {
  if (message.includes("libx264"))
    return "This ffmpeg has no H.264 encoder: install a full one, with libx264.";
  if (/zscale|tonemap/.test(message))
    return "The recording is in HDR, which this ffmpeg cannot convert: install a full one, with zimg, or turn HDR off and record anew.";
  return "Play the recording to its end: it may be damaged.";
}
