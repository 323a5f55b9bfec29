import { ADDRESSES } from "#app/addresses.ts";
import { useStrings } from "#app/strings.tsx";
import { EmptyFrame } from "./empty-frame.tsx";
import { FittedTitle } from "./fitted-title.tsx";

export function NotFound() {
  const { notFound } = useStrings();
  return (
    <main id="main">
      <title>{notFound.title}</title>
      <EmptyFrame hangs="straight">
        <p className="text-soft">{notFound.title}</p>
        <FittedTitle className="-ml-[0.04em] mt-3 text-title">{notFound.heading}</FittedTitle>
        <p className="mt-6 max-w-[40ch] text-balance text-lead text-soft">{notFound.text}</p>
        <p className="mt-8">
          <a href={ADDRESSES.home} className="pill bg-ink text-paper">
            {notFound.home}
          </a>
        </p>
      </EmptyFrame>
    </main>
  );
}
