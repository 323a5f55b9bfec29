import type { ReactNode } from "react";

interface EmptyFrameProps {
  /** How the frame hangs: "straight" where nothing was ever shown, "askew" where something fell. */
  hangs: "straight" | "askew";
  children: ReactNode;
}

/** The composition of the pages without work on them: words, and beside or above them the outline of a card's stage. */
export function EmptyFrame({ hangs, children }: EmptyFrameProps) {
  return (
    <div className="page grid min-h-svh content-center items-center gap-x-16 gap-y-14 py-16 wide:grid-cols-2">
      <div className="wide:order-first order-last">{children}</div>
      {/* Under 820 px it begins as far to the right as turning it by 6° takes its lowest corner to the left. */}
      <div
        aria-hidden="true"
        data-hangs={hangs}
        className="aspect-4/3 w-1/2 origin-top-left rounded-stage border-2 border-field border-dashed wide:w-full data-[hangs=askew]:rotate-6 max-wide:data-[hangs=askew]:ml-[3.9%]"
      />
    </div>
  );
}
