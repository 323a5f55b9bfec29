import { ExitReason } from "../exit-with-reason.ts";

export const MAX_BYTES = 1_500_000;

const LONGEST_SIDE = 1280;
const FRAMES_PER_SECOND = 30;
/** With fewer bits per pixel, H.264 smears. */
const DECENT = 0.015;
/** More bits per pixel make no visible difference. */
const GENEROUS = 0.15;

export interface Recording {
  width: number;
  height: number;
  seconds: number;
  framesPerSecond: number;
  isHdr: boolean;
}

export interface Plan extends Recording {
  from: number;
  bitsPerSecond: number;
}

/** Plans the encoding of a part of a recording; times are in seconds. @throws ExitReason if the part is too long */
export function planVideo(
  recording: Recording,
  { from = 0, to }: { from?: number | undefined; to?: number | undefined },
): Plan {
  const end = Math.min(to ?? recording.seconds, recording.seconds);
  const seconds = end - from;
  if (seconds <= 0) {
    throw new ExitReason(
      `The recording is ${recording.seconds.toFixed(1)} seconds long: --from must be less than --to, and both within it.`,
    );
  }
  const { width, height } = shrink(recording);
  const framesPerSecond = frameRate(recording.framesPerSecond);
  const pixelsPerSecond = width * height * framesPerSecond;
  const longest = (MAX_BYTES * 8) / (DECENT * pixelsPerSecond);
  if (seconds > longest) {
    const most = Math.floor(longest);
    throw new ExitReason(
      `That is ${Math.round(seconds)} seconds of video, and ${most} fit into 1.5 MB: select a part, for example with --from ${from} --to ${from + most}.`,
    );
  }
  // 3% of the bytes are for the container.
  const bitsPerSecond = Math.min((MAX_BYTES * 8 * 0.97) / seconds, GENEROUS * pixelsPerSecond);
  return { from, seconds, width, height, framesPerSecond, bitsPerSecond, isHdr: recording.isHdr };
}

export function readTime(option: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const [, minutes = "0", seconds = ""] = /^(?:(\d+):(?=\d\d(?!\d)))?(\d+(?:\.\d+)?)$/.exec(text) ?? [];
  if (seconds === "") throw new ExitReason(`${option} ${text}: write seconds as 12.5, or minutes as 1:02.5.`);
  return Number(minutes) * 60 + Number(seconds);
}

function shrink({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  const even = (side: number) => Math.max(2, Math.round((side * scale) / 2) * 2);
  return { width: even(width), height: even(height) };
}

/** Keeps every frame, every second or every third one, so that all appear equally long. */
function frameRate(recorded: number): number {
  // A phone records 30.02 instead of 30.
  const step = Math.ceil(recorded / FRAMES_PER_SECOND - 0.05);
  return Math.min(FRAMES_PER_SECOND, recorded / step);
}
