import { ExitReason } from "../exit-with-reason.ts";

/** Bytes; tests/helpers/browsers/budgets.ts holds the built site to it. */
export const LARGEST = 1_500_000;

const LONGEST_SIDE = 1280;
const FRAMES_PER_SECOND = 30;
/** Below this many bits for a pixel H.264 smears: 26 seconds of 1280 × 800. */
const DECENT = 0.015;
/** Above this more bits are not seen. */
const GENEROUS = 0.15;

export interface Recording {
  /** Size on the screen: after rotation, in square pixels. */
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

/** Times in seconds of the recording. @throws ExitReason when so much of it does not fit */
export function planFilm(
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
  const longest = (LARGEST * 8) / (DECENT * pixelsPerSecond);
  if (seconds > longest) {
    const most = Math.floor(longest);
    throw new ExitReason(
      `That is ${Math.round(seconds)} seconds of film; ${most} fit into 1.5 MB and still look good. Choose them, for example with --from ${from} --to ${from + most}.`,
    );
  }
  // Three of a hundred bytes are left for what stands around the pictures.
  const bitsPerSecond = Math.min((LARGEST * 8 * 0.97) / seconds, GENEROUS * pixelsPerSecond);
  return { from, seconds, width, height, framesPerSecond, bitsPerSecond, isHdr: recording.isHdr };
}

/** "12.5" and "1:02.5" are seconds, and minutes with seconds. */
export function readTime(option: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const [, minutes = "0", seconds = ""] = /^(?:(\d+):(?=\d\d(?!\d)))?(\d+(?:\.\d+)?)$/.exec(text) ?? [];
  if (seconds === "") throw new ExitReason(`${option} ${text}: write seconds as 12.5, or minutes as 1:02.5.`);
  return Number(minutes) * 60 + Number(seconds);
}

/** H.264 needs even sizes. */
function shrink({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  const even = (side: number) => Math.max(2, Math.round((side * scale) / 2) * 2);
  return { width: even(width), height: even(height) };
}

/** Every second or third frame where there are too many, so that none is shown longer than its neighbours. */
function frameRate(recorded: number): number {
  // A phone's 30 are 30.02.
  const step = Math.ceil(recorded / FRAMES_PER_SECOND - 0.05);
  return Math.min(FRAMES_PER_SECOND, recorded / step);
}
