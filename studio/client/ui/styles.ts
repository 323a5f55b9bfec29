const BUTTON =
  "inline-flex min-h-control min-w-0 items-center justify-center gap-2 rounded-lg border no-underline disabled:opacity-40 on:bg-chosen on:text-mark";

export type Look = "plain" | "quiet" | "primary" | "alarm";

const LOOKS: Record<Look, string> = {
  plain: "border-edge bg-bar hover:bg-hover",
  quiet: "border-transparent hover:bg-hover",
  primary: "border-transparent bg-mark text-on-mark hover:opacity-90",
  alarm: "border-transparent text-alarm hover:bg-hover",
};

export function buttonClass(look: Look, className = "px-3 py-1"): string {
  return `${BUTTON} ${LOOKS[look]} ${className}`;
}

export const FLOATING = "rounded-xl border border-line bg-bar shadow-floating";
export const POPOVER = `${FLOATING} min-w-(--trigger-width) max-w-[min(420px,calc(100vw-24px))] overflow-auto p-1`;
/** The list scrolls instead of its popover, because React Aria scrolls the chosen option into view in the list. */
export const LIST_POPOVER = `${POPOVER} flex max-md:max-h-[40dvh]!`;
export const LIST = "min-w-0 flex-auto overflow-auto outline-none";
export const LIST_BUTTON = "min-h-control w-full rounded-lg px-2 py-1 text-start hover:bg-hover";
export const FIELD = "grid gap-1";
export const INPUT =
  "min-h-control w-full min-w-0 rounded-lg border border-edge bg-bar px-2 py-1 placeholder:text-soft";
