import type { ReactNode } from "react";

interface EmptyFrameProps {
  hangs: "straight" | "askew";
  children: ReactNode;
}

export function EmptyFrame({ hangs, children }: EmptyFrameProps) {
  return (
    <div className="page grid min-h-svh content-center items-center gap-x-16 gap-y-14 py-16 wide:grid-cols-2">
      <div className="@container wide:order-first order-last">{children}</div>
      {/* The margin is as wide as the turn by 6° takes the lowest corner to the left. */}
      <div
        aria-hidden="true"
        data-hangs={hangs}
        className="aspect-4/3 w-1/2 origin-top-left rounded-stage border-2 border-field border-dashed wide:w-full data-[hangs=askew]:rotate-6 max-wide:data-[hangs=askew]:ml-[3.9%]"
      />
    </div>
  );
}
