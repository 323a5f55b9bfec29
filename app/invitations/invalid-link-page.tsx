import type { Byline } from "#app/content/types.ts";
import { mailIn, mailLink } from "#app/links.ts";
import { PATHS } from "#app/site-map.ts";
import { EmptyFrame } from "#app/ui/empty-frame.tsx";
import { useStrings } from "#app/ui/strings.tsx";

/** This page does not reveal why the link is invalid. */
export function InvalidLinkPage({ byline }: { byline: Byline }) {
  const { gone } = useStrings().invitation;
  const mail = mailIn(byline.links);
  return (
    <main id="main">
      <title>{gone.title}</title>
      <meta name="robots" content="noindex" />
      <EmptyFrame tilt="straight" kicker={gone.title} title={gone.heading} text={gone.text}>
        {mail && (
          <a href={mailLink(mail, gone.mailSubject, gone.mailText)} className="pill bg-accent text-on-accent">
            {gone.ask}
          </a>
        )}
        <a href={PATHS.home} className="pill hairline">
          {gone.home}
        </a>
      </EmptyFrame>
    </main>
  );
}
