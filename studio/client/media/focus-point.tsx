import type { KeyboardEvent, PointerEvent } from "react";

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface FocusPointProps {
  /** A position such as "50% 20%". */
  value: string;
  onChange: (value: string) => void;
}

/** Shows a dot on an image. The owner drags it, or moves it with the arrow keys, to the part that stays visible. */
export function FocusPoint({ value, onChange }: FocusPointProps) {
  const [x, y] = coordinatesIn(value);
  const move = (...point: number[]) =>
    onChange(point.map((share) => `${Math.round(Math.min(100, Math.max(0, share)))}%`).join(" "));

  function drag({ buttons, pointerId, clientX, clientY, currentTarget }: PointerEvent): void {
    if (buttons !== 1) return;
    currentTarget.setPointerCapture(pointerId);
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    move(((clientX - left) / width) * 100, ((clientY - top) / height) * 100);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const size = event.shiftKey ? 10 : 1;
    move(x + step[0] * size, y + step[1] * size);
  }

  return (
    <div className="absolute inset-0 cursor-crosshair touch-none" onPointerDown={drag} onPointerMove={drag}>
      <span
        role="slider"
        tabIndex={0}
        aria-label="Focal point"
        aria-valuenow={x}
        aria-valuetext={`${x}% from the left, ${y}% from the top`}
        className="-translate-1/2 absolute grid size-11 cursor-grab place-items-center rounded-full"
        style={{ left: `${x}%`, top: `${y}%` }}
        onKeyDown={onKeyDown}
      >
        <span className="size-5 rounded-full border-2 border-white bg-mark shadow-floating" />
      </span>
    </div>
  );
}

/** Returns the two percentages of a position as numbers. */
export function coordinatesIn(position: string): [number, number] {
  const [x = 50, y = 50] = position.split(" ").map(Number.parseFloat);
  return [x, y];
}
