import { ADDRESSES } from "#app/addresses.ts";
import { EmptyFrame } from "./empty-frame.tsx";

export function NotFound() {
  return (
    <main id="main">
      <title>Page not found</title>
      <EmptyFrame hangs="straight">
        <p className="text-soft">Page not found</p>
        <h1 className="-ml-[0.04em] mt-3 text-title">Nothing hangs here.</h1>
        <p className="mt-6 max-w-[40ch] text-balance text-lead text-soft">
          The link may be old, or a letter went missing on the way. The work is one step from here.
        </p>
        <p className="mt-8">
          <a href={ADDRESSES.home} className="pill bg-ink text-paper">
            See the work
          </a>
        </p>
      </EmptyFrame>
    </main>
  );
}
