/** An image with a larger ratio of height to width scrolls in a window. As a whole, it would be too narrow to read. */
const MAX_RATIO = 2.5;

export function isTall({ width, height }: { width: number; height: number }): boolean {
  return height > MAX_RATIO * width;
}
