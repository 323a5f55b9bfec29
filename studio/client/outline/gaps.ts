/** A place between two sections, where the owner can add a section. */
export interface Gap {
  /** The index of the new section. */
  index: number;
  x: number;
  y: number;
}

interface GapOptions {
  /** NaN if the pointer has not moved. */
  pointerY: number;
  /** The index of the selected section, or NaN. */
  selected: number;
  /** The height of the visible part of the page, in pixels. */
  height: number;
}

/** Returns the gap near the pointer, or else a visible gap next to the selected section. @param boxes of all sections */
export function findGap(boxes: DOMRect[], { pointerY, selected, height }: GapOptions): Gap | null {
  const [firstBox] = boxes;
  if (!firstBox) return null;
  const gaps = [...boxes, null].map((box, index) => {
    const above = boxes[index - 1];
    const [top, bottom] = [above?.bottom ?? (box?.top ?? 0) - 40, box?.top ?? (above?.bottom ?? 0) + 40];
    const isNear = pointerY > top - 16 && pointerY < bottom + 16;
    return { index, isNear, y: (top + bottom) / 2 };
  });
  const isVisible = (gap: { y: number } | undefined) => gap && gap.y > 0 && gap.y < height;
  const found =
    gaps.find(({ isNear }) => isNear) ?? [gaps[selected + 1], gaps[selected]].find((gap) => isVisible(gap));
  // On a phone, keep the "+" to the right of the selected part's tools.
  const x = firstBox.x + Math.max(firstBox.width / 2, 300);
  return found ? { index: found.index, x, y: found.y } : null;
}
