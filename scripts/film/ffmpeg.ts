import { spawn } from "node:child_process";
import { copyFile, mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { text } from "node:stream/consumers";
import { ExitReason } from "../exit-with-reason.ts";
import { LARGEST, type Plan, type Recording } from "./plan.ts";

/** Formats that ffmpeg also reads but that are not videos: text and still images. */
const NO_FILM = /^tty$|_pipe$|^image2$/;
const HDR = ["smpte2084", "arib-std-b67"];

/** @throws ExitReason when it is no film */
export async function probe(file: string): Promise<Recording> {
  const options = ["-v", "error", "-select_streams", "V:0", "-show_streams", "-show_format", "-of", "json"];
  const report: Report = JSON.parse(await run("ffprobe", [...options, file], () => noFilm(file)));
  const [stream] = report.streams;
  const seconds = Number(stream?.duration ?? report.format.duration);
  if (!stream || NO_FILM.test(report.format.format_name) || !(seconds > 0))
    throw new ExitReason(noFilm(file));
  const { width, height, side_data_list = [], r_frame_rate, color_transfer = "" } = stream;
  const wide = Math.round(width * (ratio(stream.sample_aspect_ratio) || 1));
  const turn = side_data_list.find(({ rotation }) => rotation !== undefined)?.rotation ?? 0;
  return {
    ...(Math.abs(turn) % 180 === 90 ? { width: height, height: wide } : { width: wide, height }),
    seconds,
    framesPerSecond: ratio(r_frame_rate) || 30,
    isHdr: HDR.includes(color_transfer),
  };
}

interface Report {
  streams: {
    width: number;
    height: number;
    sample_aspect_ratio?: string;
    r_frame_rate: string;
    duration?: string;
    color_transfer?: string;
    side_data_list?: { rotation?: number }[];
  }[];
  format: { format_name: string; duration?: string };
}

/** Parses a ratio such as 30000/1001 or 4:3. Returns 0 for an empty one. */
function ratio(written = ""): number {
  const [above = 0, below = 0] = written.split(/[/:]/).map(Number);
  return below === 0 ? 0 : above / below;
}

function noFilm(file: string): string {
  return `${basename(file)} is not a readable video: record it again, or save it as .mov or .mp4.`;
}

/** Maximum attempts to encode a video that is too large. */
const TRIES = 4;

/** Gives the film's bytes. @throws ExitReason */
export async function encodeFilm(
  source: string,
  plan: Plan,
  out: { film: string; poster: string },
): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "film-"));
  const [film, poster] = [join(folder, "film.mp4"), join(folder, "poster.png")];
  const ffmpeg = (...options: string[]) => run("ffmpeg", ["-y", "-v", "error", ...options], notMade);
  const encode = (bitsPerSecond: number, pass: 1 | 2, ...output: string[]) =>
    ffmpeg(
      ...input(source, plan),
      ...encoder(bitsPerSecond, pass),
      ...["-passlogfile", `${film}.log`, ...output],
    );
  try {
    console.log("Reading the recording …");
    let { bitsPerSecond } = plan;
    await encode(bitsPerSecond, 1, "-f", "null", "-");
    for (let tries = 1; tries <= TRIES; tries += 1) {
      console.log(tries === 1 ? "Making the film …" : "It was a little too large. Making it anew …");
      await encode(bitsPerSecond, 2, ...OUTPUT, film);
      const { size } = await stat(film);
      if (size > LARGEST) {
        bitsPerSecond *= (LARGEST / size) * 0.95;
        continue;
      }
      await ffmpeg("-i", film, "-frames:v", "1", "-vf", FROM_WEB_COLOURS, "-bitexact", poster);
      await copyFile(film, out.film);
      await copyFile(poster, out.poster);
      return size;
    }
  } finally {
    await rm(folder, { recursive: true });
  }
  throw new ExitReason("It does not fit into 1.5 MB: take a shorter part with --from and --to.");
}

// ffmpeg turns the recording as it says by itself.
function input(source: string, { from, seconds, width, height, framesPerSecond, isHdr }: Plan): string[] {
  const size = isHdr
    ? `zscale=w=${width}:h=${height}:t=linear:npl=203,format=gbrpf32le,zscale=p=bt709,tonemap=hable:desat=0,zscale=t=bt709:m=bt709:r=tv`
    : `scale=${width}:${height}:flags=lanczos:out_color_matrix=bt709:out_range=tv`;
  const filters = [`fps=${framesPerSecond}`, size, "setsar=1", "format=yuv420p"].join();
  return ["-ss", String(from), "-t", String(seconds), "-i", source, "-map", "0:V:0", "-vf", filters];
}

function encoder(bitsPerSecond: number, pass: 1 | 2): string[] {
  const bits = Math.round(bitsPerSecond);
  // A still screen would else be given bits that nobody sees.
  const coding = `-c:v libx264 -profile:v high -preset slow -b:v ${bits} -qmin 14 -pass ${pass}`;
  const colours = "-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv";
  return `${coding} ${colours}`.split(" ");
}

/** Nothing of the recording but its pictures: a phone writes down where it was. */
const OUTPUT = ["-map_metadata", "-1", "-map_chapters", "-1", "-bitexact", "-movflags", "+faststart"];

const FROM_WEB_COLOURS = "scale=in_color_matrix=bt709:in_range=tv,format=rgb24";

function notMade(said: string): string {
  const isPartOnly = /libx264|zscale|tonemap/.test(said);
  const advice = isPartOnly
    ? "This ffmpeg lacks a part that the film needs: install a full one, with libx264, and with zimg for recordings in HDR."
    : "Play the recording to its end: it may be damaged.";
  return `ffmpeg could not make the film:\n${said}\n${advice}`;
}

/** Gives what it printed. @throws ExitReason when it is not installed; when it fails, with the reason in what it said */
async function run(tool: string, options: string[], reason: (said: string) => string): Promise<string> {
  const child = spawn(tool, options, { stdio: ["ignore", "pipe", "pipe"] });
  const code = new Promise<number | null>((resolve, reject) => {
    child.once("error", (error: NodeJS.ErrnoException) =>
      reject(error.code === "ENOENT" ? new ExitReason(INSTALL) : error),
    );
    child.once("close", resolve);
  });
  const [printed, complaint, ended] = await Promise.all([text(child.stdout), text(child.stderr), code]);
  if (ended !== 0) throw new ExitReason(reason(complaint.trim()));
  return printed;
}

const INSTALL = `ffmpeg, which makes the film, is not installed. Install it, open a new terminal and try again:

  macOS            brew install ffmpeg
  Windows          winget install Gyan.FFmpeg
  Debian, Ubuntu   sudo apt-get install ffmpeg
  others           https://ffmpeg.org/download.html`;
