import type { ReactNode } from "react";

/** The screen for everything nobody expected: what happened, in one sentence, and a way on. Works without script. */
export function ErrorScreen({ children }: { children: ReactNode }) {
  return (
    <main className="page grid min-h-svh content-center gap-6 py-16">
      <h1 className="max-w-[16ch] text-title">Unexpected Application Error!</h1>
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
    </main>
  );
}
