import { ExitReason } from "../exit-with-reason.ts";

export const MAX_BYTES = 1_500_000;

const MAX_SIDE = 1280;
const MAX_FRAMES_PER_SECOND = 30;
/** Below this minimum, videos in H.264 look blurry. */
const MIN_BITS_PER_PIXEL = 0.015;
/** Above this maximum, the quality does not visibly improve. */
const MAX_BITS_PER_PIXEL = 0.15;

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

/** Plans the encoding of a recording between two times in seconds. @throws ExitReason if the part is invalid or too long */
export function planVideo(recording: Recording, from = 0, to = recording.seconds): Plan {
  const seconds = Math.min(to, recording.seconds) - from;
  if (seconds <= 0) {
    throw new ExitReason(
      `The recording is ${recording.seconds.toFixed(1)} seconds long: --from must be less than --to, and both within it.`,
    );
  }
  const { width, height } = reducedSize(recording);
  const framesPerSecond = reducedFrameRate(recording.framesPerSecond);
  const pixelsPerSecond = width * height * framesPerSecond;
  const maxSeconds = (MAX_BYTES * 8) / (MIN_BITS_PER_PIXEL * pixelsPerSecond);
  if (seconds > maxSeconds) {
    const wholeSeconds = Math.floor(maxSeconds);
    throw new ExitReason(
      `The video would be ${Math.round(seconds)} seconds long, but only ${wholeSeconds} seconds fit into 1.5 MB: select a part, for example with --from ${from} --to ${from + wholeSeconds}.`,
    );
  }
  // The MP4 container needs up to 3% of the bytes.
  const bitsPerSecond = Math.min((MAX_BYTES * 8 * 0.97) / seconds, MAX_BITS_PER_PIXEL * pixelsPerSecond);
  return { from, seconds, width, height, framesPerSecond, bitsPerSecond, isHdr: recording.isHdr };
}

export function readTime(option: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const [, minutes = "0", seconds = ""] = /^(?:(\d+):(?=\d\d(?!\d)))?(\d+(?:\.\d+)?)$/.exec(text) ?? [];
  if (seconds === "") throw new ExitReason(`${option} ${text}: write seconds as 12.5, or minutes as 1:02.5.`);
  return Number(minutes) * 60 + Number(seconds);
}

function reducedSize({ width, height }: Recording) {
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
  const evenSide = (side: number) => Math.max(2, Math.round((side * scale) / 2) * 2);
  return { width: evenSide(width), height: evenSide(height) };
}

/** Divides the frame rate by a whole number, so that all frames have the same duration. */
function reducedFrameRate(recorded: number): number {
  // A phone can record 30.02 frames per second instead of 30.
  const frameStep = Math.ceil(recorded / MAX_FRAMES_PER_SECOND - 0.05);
  return Math.min(MAX_FRAMES_PER_SECOND, recorded / frameStep);
}
