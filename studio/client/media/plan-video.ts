import { MAX_VIDEO_BYTES } from "../../../pipeline/media/video-limits.ts";

export const MAX_SIDE = 1920;
const MAX_FRAMES_PER_SECOND = 30;
/** Below this minimum, videos in H.264 look blurry, so a long video gets fewer pixels. */
const MIN_BITS_PER_PIXEL = 0.015;
/** Above this maximum, the quality of a screen recording does not visibly improve. */
const MAX_BITS_PER_PIXEL = 0.05;
/** Encoders can exceed their bit rate. */
const SHARE_OF_LIMIT = 0.8;

interface RecordedPart {
  width: number;
  height: number;
  framesPerSecond: number;
  seconds: number;
}

export interface VideoPlan {
  width: number;
  height: number;
  bitsPerSecond: number;
  /** Undefined keeps the recording's frames. */
  framesPerSecond: number | undefined;
}

/** Returns the size, bit rate and frame rate with which a part of a recording fits into the site's limits. */
export function planVideo({ width, height, framesPerSecond, seconds }: RecordedPart): VideoPlan {
  // Divide the frame rate by a whole number. A phone can record 30.02 frames per second instead of 30.
  const frameStep = Math.ceil(framesPerSecond / MAX_FRAMES_PER_SECOND - 0.05);
  const fittingBits = (MAX_VIDEO_BYTES * 8 * SHARE_OF_LIMIT) / seconds;
  // A screen recording can have few frames on average, but many while something moves.
  const fittingPixels = fittingBits / MAX_FRAMES_PER_SECOND / MIN_BITS_PER_PIXEL;
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height), Math.sqrt(fittingPixels / (width * height)));
  const evenSide = (side: number) => Math.max(2, Math.round((side * scale) / 2) * 2);
  const size = { width: evenSide(width), height: evenSide(height) };
  const enoughBits = MAX_BITS_PER_PIXEL * size.width * size.height * MAX_FRAMES_PER_SECOND;
  return {
    ...size,
    bitsPerSecond: Math.round(Math.min(fittingBits, enoughBits)),
    framesPerSecond: frameStep > 1 ? framesPerSecond / frameStep : undefined,
  };
}
