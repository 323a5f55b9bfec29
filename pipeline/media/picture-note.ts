import sharp from "sharp";

/** Above it, making the pictures takes noticeably longer for nothing that anyone sees. */
const LARGE = 40_000_000;

/** What the owner should know of a picture that can be shown, or null. */
export async function pictureNote(source: string, bytes: Buffer, shownWidth: number): Promise<string | null> {
  const { pages = 1, autoOrient } = await sharp(bytes).metadata();
  const { width, height } = autoOrient;
  if (pages > 1) return `${source} moves: only its first picture is shown. What moves belongs into a video.`;
  if (width * height <= LARGE) return null;
  const million = Math.round((width * height) / 1_000_000);
  return `${source} has ${million} million pixels: it was scaled to ${shownWidth} pixels wide, and a smaller file builds faster.`;
}
