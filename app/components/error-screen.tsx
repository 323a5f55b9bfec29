import type { ReactNode } from "react";
import { ADDRESSES } from "#app/addresses.ts";
import { useStrings } from "#app/strings.tsx";
import { EmptyFrame } from "./empty-frame.tsx";
import { FittedTitle } from "./fitted-title.tsx";

interface ErrorScreenProps {
  heading: "h1" | "h2";
  children: ReactNode;
}

/** Works without script: Reload is a form that asks for the same page. */
export function ErrorScreen({ heading, children }: ErrorScreenProps) {
  const { error } = useStrings();
  return (
    <EmptyFrame hangs="askew">
      <FittedTitle as={heading} className="-ml-[0.04em] text-title">
        {error.title}
      </FittedTitle>
      <p className="mt-6 max-w-[40ch] text-balance text-lead text-soft">{children}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <form>
          <button type="submit" className="pill bg-ink text-paper">
            {error.reload}
          </button>
        </form>
        <a href={ADDRESSES.home} className="pill border border-line">
          {error.home}
        </a>
      </div>
    </EmptyFrame>
  );
}
