import type { ReactNode } from "react";

interface ErrorScreenProps {
  /** "h1" when it is the whole page, "h2" when it covers one that has a heading of its own. */
  heading: "h1" | "h2";
  /** What happened and what to do, in a sentence or two. */
  children: ReactNode;
}

/** The screen for everything nobody expected. Works without script: Reload is a form that asks for the same page. */
export function ErrorScreen({ heading: Heading, children }: ErrorScreenProps) {
  return (
    <div className="page grid min-h-svh content-center gap-6 py-16">
      <Heading className="max-w-[16ch] text-title">Unexpected Application Error!</Heading>
      <p className="max-w-[46ch] text-lead text-soft">{children}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <form>
          <button type="submit" className="pill bg-ink text-paper">
            Reload
          </button>
        </form>
        <a href="/" className="pill border border-line">
          Back to the start
        </a>
      </div>
    </div>
  );
}
