import type { ReactNode } from "react";
import styles from "../styles/message.css?inline";
import { FittedTitle } from "./fitted-title.tsx";

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
  return (
    <div className="page message">
      <style href="message" precedence="message">
        {styles}
      </style>
      <div className="@container">
        {kicker && <p className="mb-3 text-soft">{kicker}</p>}
        {emphasis === "title" ? (
          <>
            <FittedTitle className="-ms-[0.04em] text-title">{title}</FittedTitle>
            <p className="mt-6 max-w-[26.6em] text-balance text-lead text-soft">{text}</p>
          </>
        ) : (
          <>
            <h1 className="text-soft">{title}</h1>
            <p className="mt-4 text-balance font-display font-medium text-heading">{text}</p>
          </>
        )}
        <div className="mt-8 flex flex-wrap gap-3">{children}</div>
      </div>
      {/* The margin of 3.9% compensates for the corner that the 6° rotation moves outward. */}
      <div aria-hidden="true" data-tilt={tilt} className="empty-frame" />
    </div>
  );
}
