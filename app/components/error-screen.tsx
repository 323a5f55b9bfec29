import type { ReactNode } from "react";
import { ADDRESSES } from "#app/addresses.ts";
import { EmptyFrame } from "./empty-frame.tsx";

interface ErrorScreenProps {
  heading: "h1" | "h2";
  children: ReactNode;
}

/** Works without script: Reload is a form that asks for the same page. */
export function ErrorScreen({ heading: Heading, children }: ErrorScreenProps) {
  return (
    <EmptyFrame hangs="askew">
      <Heading className="-ml-[0.04em] text-title">Unexpected Application Error!</Heading>
      <p className="mt-6 max-w-[40ch] text-balance text-lead text-soft">{children}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <form>
          <button type="submit" className="pill bg-ink text-paper">
            Reload
          </button>
        </form>
        <a href={ADDRESSES.home} className="pill border border-line">
          Back to the start
        </a>
      </div>
    </EmptyFrame>
  );
}
