import type { ReactNode } from "react";
import { FittedTitle } from "./fitted-title.tsx";

interface EmptyFrameProps {
  hangs: "straight" | "askew";
  /** Above the title. */
  kicker?: string;
  title: string;
  as?: "h1" | "h2";
  text: ReactNode;
  /** What one can do. */
  children: ReactNode;
}

/** A page, or a dialog as large as one, that has nothing to show. */
export function EmptyFrame({ hangs, kicker, title, as, text, children }: EmptyFrameProps) {
  return (
    <div className="page grid min-h-svh content-center items-center gap-x-16 gap-y-14 py-16 wide:grid-cols-2">
      <div className="@container wide:order-first order-last">
        {kicker && <p className="mb-3 text-soft">{kicker}</p>}
        <FittedTitle as={as} className="-ms-[0.04em] text-title">
          {title}
        </FittedTitle>
        <p className="mt-6 max-w-[26.6em] text-balance text-lead text-soft">{text}</p>
        <div className="mt-8 flex flex-wrap gap-3">{children}</div>
      </div>
      {/* The margin is as wide as the turn by 6° takes the lowest corner back. */}
      <div
        aria-hidden="true"
        data-hangs={hangs}
        className="aspect-4/3 w-1/2 origin-[calc(50%-50%*var(--onward))_0] rounded-stage border-2 border-field border-dashed wide:w-full data-[hangs=askew]:rotate-[calc(6deg*var(--onward))] max-wide:data-[hangs=askew]:ms-[3.9%]"
      />
    </div>
  );
}
