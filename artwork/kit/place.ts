/** Where something stands on the picture and how large it is, in pixels, as a style. */
export function place(x: number, y: number, width: number, height: number): string {
  return `position:absolute;left:${x}px;top:${y}px;width:${width}px;height:${height}px`;
}
