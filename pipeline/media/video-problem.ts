import { open } from "node:fs/promises";
import { isCompleteMp4, readMp4 } from "./mp4.ts";

const MAX_BYTES = 1_500_000;

/** RFC 6381 names of H.264 with 8 bits and 4:2:0 (Baseline, Main, High), which every browser plays. */
const PLAYED = /^avc1\.(42|4d|64)/;

const CODECS: Record<string, string> = {
  av01: "AV1",
  avc1: "H.264 with more than 8 bits or 4:2:0",
  hev1: "HEVC",
  hvc1: "HEVC",
  mp4v: "MPEG-4 Part 2",
  vp08: "VP8",
  vp09: "VP9",
};

/** Returns why a browser cannot play a video at once, worded to follow the file's name; or null. */
export async function videoProblem(path: string): Promise<string | null> {
  await using file = await open(path);
  const { size } = await file.stat();
  const bytes = Buffer.alloc(Math.min(size, MAX_BYTES));
  await file.read(bytes, 0, bytes.length, 0);
  if (size === 0) return "is empty: export it again";
  if (bytes.toString("latin1", 4, 8) !== "ftyp") {
    return "is not an MP4 video: export it as MP4 (H.264)";
  }
  if (size > MAX_BYTES) return `has ${inMegabytes(size)} MB, and the limit is 1.5 MB: ${remedy(path)}`;
  if (!isCompleteMp4(bytes)) return "is truncated: copy or export it again";
  const video = readMp4(bytes);
  if (!video) return "contains no video: export it as MP4 (H.264)";
  if (!PLAYED.test(video.codec)) {
    const name = CODECS[video.codec.slice(0, 4)] ?? video.codec.trim();
    return `is ${name}, which some browsers cannot play: ${remedy(path)}`;
  }
  return video.isFastStart
    ? null
    : `must load completely before it starts (no "fast start"): ${remedy(path)}`;
}

function remedy(path: string): string {
  return `run npm run film -- ${path.replaceAll("\\", "/")}`;
}

function inMegabytes(size: number): string {
  return (Math.ceil(size / 10_000) / 100).toFixed(2);
}
