import { open } from "node:fs/promises";
import { isWholeMp4, readMp4 } from "./mp4.ts";

/** Bytes. */
const BUDGET = 1_500_000;

/** H.264 with 8 bits and 4:2:0, which every browser plays: Baseline, Main and High, as in RFC 6381. */
const PLAYED = /^avc1\.(42|4d|64)/;

/** By the letters of a sample entry. */
const CODECS: Record<string, string> = {
  av01: "AV1",
  avc1: "H.264 with more than 8 bits or 4:2:0",
  hev1: "HEVC",
  hvc1: "HEVC",
  mp4v: "MPEG-4 Part 2",
  vp08: "VP8",
  vp09: "VP9",
};

/** What keeps a browser from playing the film at once, in words that follow the file's name; or null. */
export async function filmProblem(path: string): Promise<string | null> {
  await using file = await open(path);
  const { size } = await file.stat();
  // More than the budget is never looked at as a whole.
  const bytes = Buffer.alloc(Math.min(size, BUDGET));
  await file.read(bytes, 0, bytes.length, 0);
  if (size === 0) return "is empty: export it again";
  if (bytes.toString("latin1", 4, 8) !== "ftyp") {
    return "is no MP4 film, whatever its name says: export it as MP4 (H.264)";
  }
  if (size > BUDGET) return `has ${inMegabytes(size)} MB, and 1.5 MB is the most: ${remedy(path)}`;
  if (!isWholeMp4(bytes)) return "is cut off: copy or export it again";
  const film = readMp4(bytes);
  if (!film) return "has no picture in it: export it as MP4 (H.264)";
  if (!PLAYED.test(film.codec)) {
    const name = CODECS[film.codec.slice(0, 4)] ?? film.codec.trim();
    return `is ${name}, which not every browser plays: ${remedy(path)}`;
  }
  return film.isFastStart ? null : `must load whole before it starts (no "fast start"): ${remedy(path)}`;
}

function remedy(path: string): string {
  return `run npm run film -- ${path.replaceAll("\\", "/")}`;
}

function inMegabytes(size: number): string {
  return (Math.ceil(size / 10_000) / 100).toFixed(2);
}
