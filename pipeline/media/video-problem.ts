import { type FileSource, readOnce, sizeOf } from "../../files/read-once.ts";
import { fileKind } from "./file-kind.ts";
import { LFS_ADVICE } from "./image-problem.ts";
import { readMp4 } from "./mp4.ts";
import { LARGE_VIDEO_BYTES, MAX_VIDEO_BYTES, megabytes, PLAYABLE_CODEC } from "./video-limits.ts";

const readVideo = readOnce(async (bytes) => ({ video: readMp4(bytes), kind: await fileKind(bytes) }));
const TOOLS = "in npm run studio, or as docs/content.md explains";

const CODECS: Record<string, string> = {
  av01: "AV1",
  avc1: "H.264 with more than 8 bits, or not in 4:2:0",
  hev1: "HEVC",
  hvc1: "HEVC",
  vp09: "VP9",
};

/** Returns why a browser cannot play or stream a video, or null. The message follows the file's name. */
export async function videoProblem(file: FileSource): Promise<string | null> {
  const size = await sizeOf(file);
  if (size === 0) return "is empty: export it again";
  if (size > MAX_VIDEO_BYTES) return `is ${megabytes(size)} MB, and the limit is 8 MB: shorten it ${TOOLS}`;
  const { video, kind } = await readVideo(file);
  if (kind === "lfs") return LFS_ADVICE;
  if (!video && kind !== null && kind !== "mp4")
    return `has the format ${kind.toUpperCase()}: convert it ${TOOLS}`;
  if (!video) return "is not a complete MP4 video: export it again as MP4 (H.264)";
  if (!PLAYABLE_CODEC.test(video.codec)) {
    const name = CODECS[video.codec.slice(0, 4)] ?? video.codec.trim();
    return `is ${name}, which some browsers cannot play: convert it ${TOOLS}`;
  }
  if (!video.isFastStart)
    return `cannot start before it has loaded completely (no "fast start"): convert it ${TOOLS}`;
  return null;
}

/** Returns a warning about a video that loads slowly, or null. */
export async function videoWarning(file: FileSource): Promise<string | null> {
  const size = await sizeOf(file);
  return size > LARGE_VIDEO_BYTES
    ? `has ${megabytes(size)} MB: above 3 MB, a video starts late on slow connections`
    : null;
}
