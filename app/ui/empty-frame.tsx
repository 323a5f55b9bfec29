import type { ReactNode } from "react";
import { FittedTitle } from "./fitted-title.tsx";

const SMALL_TEXT = "max-w-[26.6em] text-lead text-soft";
const LARGE_TEXT = "font-display font-medium text-heading";

interface EmptyFrameProps {
  tilt: "straight" | "askew";
  /** The larger of the two texts. */
  emphasis?: "title" | "text";
  /** The kicker is a line above the title. */
  kicker?: string;
  title: string;
  text: ReactNode;
  children: ReactNode;
}

/** Shows a full-page message (not found, error, expired invitation) next to an empty picture frame. */
export function EmptyFrame({ tilt, emphasis = "title", kicker, title, text, children }: EmptyFrameProps) {
  const isTitleLarge = emphasis === "title";
  return (
    <div className="page message">
      <div className="@container">
        {kicker && <p className="mb-3 text-soft">{kicker}</p>}
        {isTitleLarge ? (
          <FittedTitle className="-ms-[0.04em] text-title">{title}</FittedTitle>
        ) : (
          <h1 className="text-soft">{title}</h1>
        )}
        <p className={`mt-6 text-balance ${isTitleLarge ? SMALL_TEXT : LARGE_TEXT}`}>{text}</p>
        <div className="mt-8 flex flex-wrap gap-3">{children}</div>
      </div>
      {/* The margin of 3.9% compensates for the corner that the 6° rotation moves outward. */}
      <div aria-hidden="true" data-tilt={tilt} className="empty-frame" />
    </div>
  );
}
