/** A page shows a taller image in a window that scrolls, because the whole image would be an unreadable strip. */
const MAX_RATIO = 2.5;

export function isTall({ width, height }: { width: number; height: number }): boolean {
  return height > MAX_RATIO * width;
}
