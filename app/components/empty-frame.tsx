import type { ReactNode } from "react";

interface EmptyFrameProps {
  /** How the frame hangs: "straight" where nothing was ever shown, "askew" where something fell. */
  hangs: "straight" | "askew";
  children: ReactNode;
}

/** The composition of the pages without work on them: words, and beside them the outline of a card's stage. */
export function EmptyFrame({ hangs, children }: EmptyFrameProps) {
  return (
    <div className="page grid min-h-svh content-center items-center gap-x-16 gap-y-12 py-16 wide:grid-cols-2">
      <div>{children}</div>
      <div
        aria-hidden="true"
        data-hangs={hangs}
        className="hidden aspect-4/3 origin-top-left rounded-stage border border-line border-dashed bg-panel data-[hangs=askew]:rotate-6 wide:block"
      />
    </div>
  );
}
