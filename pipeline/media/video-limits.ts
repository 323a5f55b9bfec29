/** The studio's page also uses these limits, so this module does not import anything. */
export const MAX_VIDEO_BYTES = 8_000_000;
export const LARGE_VIDEO_BYTES = 3_000_000;

/** Matches the RFC 6381 names of the H.264 profiles that every browser plays: Baseline, Main and High. */
export const PLAYABLE_CODEC = /^avc1\.(42|4d|64)/;

/** Converts a recording without the studio to a video that the site accepts. docs/content.md has the same command. */
export const FFMPEG_COMMAND = `ffmpeg -i recording.mov -map 0:V:0 -map_metadata -1 -vf "scale='trunc(min(1920,iw)/2)*2':-2,fps=30,format=yuv420p" -c:v libx264 -crf 28 -movflags +faststart video.mp4`;

export function megabytes(bytes: number): string {
  return (Math.ceil(bytes / 10_000) / 100).toFixed(2);
}
