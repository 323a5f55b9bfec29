import { ADDRESSES, mailIn, mailLink } from "#app/addresses.ts";
import { EmptyFrame } from "#app/components/empty-frame.tsx";
import { FittedTitle } from "#app/components/fitted-title.tsx";
import type { Byline } from "#app/content/types.ts";
import { fill } from "#app/fill.ts";
import { useStrings } from "#app/strings.tsx";

/** Says nothing of why the link opens nothing. */
export function ClosedDoor({ byline }: { byline: Byline }) {
  const { gone } = useStrings().invitation;
  const mail = mailIn(byline.links);
  return (
    <main id="main">
      <title>{gone.title}</title>
      <meta name="robots" content="noindex" />
      <EmptyFrame hangs="straight">
        <p className="text-soft">{gone.title}</p>
        <FittedTitle className="-ml-[0.04em] mt-3 text-title">{gone.heading}</FittedTitle>
        <p className="mt-6 max-w-[40ch] text-balance text-lead text-soft">
          {fill(gone.text, { name: byline.name })}
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          {mail && (
            <a href={mailLink(mail, gone.mailSubject, gone.mailText)} className="pill bg-ink text-paper">
              {gone.ask}
            </a>
          )}
          <a href={ADDRESSES.home} className="pill border border-line">
            {gone.home}
          </a>
        </div>
      </EmptyFrame>
    </main>
  );
}
