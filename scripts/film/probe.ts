import { basename } from "node:path";
import { ExitReason } from "../exit-with-reason.ts";
import { run, ToolError } from "./run.ts";

export interface Recording {
  /** As shown: turned as the recording says, in square pixels. */
  width: number;
  height: number;
  seconds: number;
  framesPerSecond: number;
  isHdr: boolean;
}

interface Stream {
  index: number;
  codec_type: string;
  width: number;
  height: number;
  sample_aspect_ratio?: string;
  r_frame_rate: string;
  duration?: string;
  color_transfer?: string;
  disposition?: { attached_pic?: number };
  side_data_list?: { rotation?: number }[];
}

interface Report {
  streams: Stream[];
  format: { format_name: string; duration?: string };
}

/** What ffmpeg also reads: texts as a terminal's screen, and pictures that do not move. */
const NO_FILM = /^tty$|_pipe$|^image2$/;
const HDR = ["smpte2084", "arib-std-b67"];

/** @throws ExitReason when it is no film */
export async function probe(file: string): Promise<Recording> {
  const report = await read(file);
  const stream = report.streams.find(
    ({ codec_type, disposition }) => codec_type === "video" && !disposition?.attached_pic,
  );
  if (!stream || NO_FILM.test(report.format.format_name)) throw noFilm(file);
  const seconds = Number(stream.duration ?? report.format.duration) || (await lastMoment(file));
  if (!(seconds > 0)) throw noFilm(file);
  return {
    ...shownSize(stream),
    seconds,
    framesPerSecond: ratio(stream.r_frame_rate, "/") || 30,
    isHdr: HDR.includes(stream.color_transfer ?? ""),
  };
}

async function read(file: string): Promise<Report> {
  try {
    const options = ["-v", "error", "-show_streams", "-show_format", "-of", "json"];
    return JSON.parse(await run("ffprobe", [...options, file]));
  } catch (error) {
    throw error instanceof ToolError ? noFilm(file) : error;
  }
}

/** What a browser recorded does not say how long it is. */
async function lastMoment(file: string): Promise<number> {
  const entries = ["-select_streams", "v:0", "-show_entries", "packet=pts_time", "-of", "csv=p=0"];
  const moments = (await run("ffprobe", ["-v", "error", ...entries, file])).split(/[\s,]+/).map(Number);
  return moments.reduce((last, moment) => (moment > last ? moment : last), 0);
}

function shownSize({ width, height, sample_aspect_ratio: sample = "1:1", side_data_list = [] }: Stream) {
  const wide = Math.round(width * (ratio(sample, ":") || 1));
  const turn = side_data_list.find(({ rotation }) => rotation !== undefined)?.rotation ?? 0;
  return Math.abs(turn) % 180 === 90 ? { width: height, height: wide } : { width: wide, height };
}

function ratio(text: string, sign: string): number {
  const [above = 0, below = 0] = text.split(sign).map(Number);
  return below === 0 ? 0 : above / below;
}

function noFilm(file: string): ExitReason {
  return new ExitReason(
    `${basename(file)} is no film that can be read: record it anew, or save it as .mov or .mp4.`,
  );
}
