import { spawn } from "node:child_process";
import { copyFile, mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { text } from "node:stream/consumers";
import { ExitReason } from "../exit-with-reason.ts";
import { MAX_BYTES, type Plan, type Recording } from "./plan.ts";

/** ffmpeg also reads formats of text and still images, which are not videos. */
const NON_VIDEO_FORMATS = /^tty$|_pipe$|^image2$/;
const HDR_TRANSFERS = ["smpte2084", "arib-std-b67"];

/** Reads the size, duration, frame rate and dynamic range. @throws ExitReason if the file is not a video */
export async function readRecording(file: string): Promise<Recording> {
  const options = ["-v", "error", "-select_streams", "V:0", "-show_streams", "-show_format", "-of", "json"];
  const reportText = await runTool("ffprobe", [...options, file], () => nonVideoMessage(file));
  const report: ProbeReport = JSON.parse(reportText);
  const [stream] = report.streams;
  const seconds = Number(stream?.duration ?? report.format.duration);
  if (!stream || NON_VIDEO_FORMATS.test(report.format.format_name) || !(seconds > 0))
    throw new ExitReason(nonVideoMessage(file));
  const { width, height, side_data_list = [], r_frame_rate, color_transfer = "" } = stream;
  const displayWidth = Math.round(width * (parseRatio(stream.sample_aspect_ratio) || 1));
  const { rotation = 0 } = side_data_list.find((sideData) => sideData.rotation !== undefined) ?? {};
  return {
    ...(Math.abs(rotation) % 180 === 90
      ? { width: height, height: displayWidth }
      : { width: displayWidth, height }),
    seconds,
    framesPerSecond: parseRatio(r_frame_rate) || 30,
    isHdr: HDR_TRANSFERS.includes(color_transfer),
  };
}

interface ProbeReport {
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

/** Parses a ratio such as 30000/1001 or 4:3. Returns 0 for an empty string. */
function parseRatio(written = ""): number {
  const [above = 0, below = 0] = written.split(/[/:]/).map(Number);
  return below === 0 ? 0 : above / below;
}

function nonVideoMessage(file: string): string {
  return `${basename(file)} is not a readable video: record it again, or save it as .mov or .mp4.`;
}

const MAX_ATTEMPTS = 4;

/** Writes the video and its first frame. @returns the size of the video in bytes @throws ExitReason */
export async function encodeVideo(
  source: string,
  plan: Plan,
  out: { video: string; poster: string },
): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "film-"));
  const [video, poster] = [join(folder, "video.mp4"), join(folder, "poster.png")];
  const runFfmpeg = (...options: string[]) =>
    runTool("ffmpeg", ["-y", "-v", "error", ...options], encodingFailureMessage);
  const encodePass = (bitsPerSecond: number, pass: 1 | 2, ...output: string[]) =>
    runFfmpeg(
      ...inputOptions(source, plan),
      ...encoderOptions(bitsPerSecond, pass),
      ...["-passlogfile", `${video}.log`, ...output],
    );
  try {
    console.log("Reading the recording …");
    let { bitsPerSecond } = plan;
    await encodePass(bitsPerSecond, 1, "-f", "null", "-");
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      console.log(attempt === 1 ? "Encoding …" : "The video is a little too large. Encoding again …");
      await encodePass(bitsPerSecond, 2, ...OUTPUT_OPTIONS, video);
      const { size } = await stat(video);
      if (size > MAX_BYTES) {
        bitsPerSecond *= (MAX_BYTES / size) * 0.95;
        continue;
      }
      await runFfmpeg("-i", video, "-frames:v", "1", "-vf", WEB_COLORS_TO_RGB, "-bitexact", poster);
      await copyFile(video, out.video);
      await copyFile(poster, out.poster);
      return size;
    }
  } finally {
    await rm(folder, { recursive: true });
  }
  throw new ExitReason("The video does not fit into 1.5 MB: select a shorter part with --from and --to.");
}

function inputOptions(source: string, plan: Plan): string[] {
  const { from, seconds, width, height, framesPerSecond, isHdr } = plan;
  const size = isHdr
    ? `zscale=w=${width}:h=${height}:t=linear:npl=203,format=gbrpf32le,zscale=p=bt709,tonemap=hable:desat=0,zscale=t=bt709:m=bt709:r=tv`
    : `scale=${width}:${height}:flags=lanczos:out_color_matrix=bt709:out_range=tv`;
  const filters = [`fps=${framesPerSecond}`, size, "setsar=1", "format=yuv420p"].join();
  return ["-ss", String(from), "-t", String(seconds), "-i", source, "-map", "0:V:0", "-vf", filters];
}

function encoderOptions(bitsPerSecond: number, pass: 1 | 2): string[] {
  const wholeBits = Math.round(bitsPerSecond);
  // The minimum quantizer saves bits if the image hardly changes.
  const codecOptions = `-c:v libx264 -profile:v high -preset slow -b:v ${wholeBits} -qmin 14 -pass ${pass}`;
  const colors = "-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv";
  return `${codecOptions} ${colors}`.split(" ");
}

/** Removes metadata, which can contain the location of the recording. */
const OUTPUT_OPTIONS = ["-map_metadata", "-1", "-map_chapters", "-1", "-bitexact", "-movflags", "+faststart"];

const WEB_COLORS_TO_RGB = "scale=in_color_matrix=bt709:in_range=tv,format=rgb24";

function encodingFailureMessage(output: string): string {
  const isIncomplete = /libx264|zscale|tonemap/.test(output);
  const advice = isIncomplete
    ? "This ffmpeg is incomplete: install one with libx264, and with zimg for recordings in HDR."
    : "Play the recording to its end: it may be damaged.";
  return `ffmpeg failed:\n${output}\n${advice}`;
}

/** Returns the output of a tool. @throws ExitReason if it is not installed or fails */
async function runTool(tool: string, options: string[], explainFailure: (output: string) => string) {
  const child = spawn(tool, options, { stdio: ["ignore", "pipe", "pipe"] });
  const exitCode = new Promise<number | null>((resolve, reject) => {
    child.once("error", (error: NodeJS.ErrnoException) =>
      reject(error.code === "ENOENT" ? new ExitReason(INSTALL_HINT) : error),
    );
    child.once("close", resolve);
  });
  const [output, errorText, code] = await Promise.all([text(child.stdout), text(child.stderr), exitCode]);
  if (code !== 0) throw new ExitReason(explainFailure(errorText.trim()));
  return output;
}

const INSTALL_HINT = `ffmpeg is not installed. Install it, open a new terminal and try again:

  macOS            brew install ffmpeg
  Windows          winget install Gyan.FFmpeg
  Debian, Ubuntu   sudo apt-get install ffmpeg
  others           https://ffmpeg.org/download.html`;
