import { type RefObject, useLayoutEffect, useRef } from "react";

/** Places an element next to a part of the page, but inside the window, below the bar and below `minTop`. */
export function useFloatingBox(
  place: (size: DOMRect) => { left: number; top: number } | null,
  minTop: number,
): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const size = element.current?.getBoundingClientRect();
    const position = size && place(size);
    if (!element.current || !position) return;
    element.current.style.left = `${Math.max(8, Math.min(position.left, innerWidth - size.width - 8))}px`;
    const { bottom = 0 } = document.getElementById("bar")?.getBoundingClientRect() ?? {};
    element.current.style.top = `${Math.max(bottom + 8, minTop + 8, Math.min(position.top, innerHeight - size.height - 8))}px`;
  });
  return element;
}
