import { readFile, stat } from "node:fs/promises";
import { readMp4 } from "./mp4.ts";

const MAX_BYTES = 1_500_000;

/** Matches the RFC 6381 names of the H.264 profiles that every browser plays: Baseline, Main and High. */
const PLAYABLE_CODEC = /^avc1\.(42|4d|64)/;

const CODECS: Record<string, string> = {
  av01: "AV1",
  avc1: "H.264 with more than 8 bits, or not in 4:2:0",
  hev1: "HEVC",
  hvc1: "HEVC",
  vp09: "VP9",
};

/** Returns why a browser cannot play or stream a video, or null. The message follows the file's name. */
export async function videoProblem(path: string): Promise<string | null> {
  const advice = `run npm run film -- ${path.replaceAll("\\", "/")}`;
  const { size } = await stat(path);
  if (size === 0) return "is empty: export it again";
  if (size > MAX_BYTES) {
    const megabytes = (Math.ceil(size / 10_000) / 100).toFixed(2);
    return `is ${megabytes} MB, and the limit is 1.5 MB: ${advice}`;
  }
  const video = readMp4(await readFile(path));
  if (!video) return "is not a complete MP4 video: export it again as MP4 (H.264)";
  if (!PLAYABLE_CODEC.test(video.codec)) {
    const name = CODECS[video.codec.slice(0, 4)] ?? video.codec.trim();
    return `is ${name}, which some browsers cannot play: ${advice}`;
  }
  if (!video.isFastStart) return `cannot start before it has loaded completely (no "fast start"): ${advice}`;
  return null;
}
