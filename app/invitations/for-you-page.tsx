import type { ReactNode } from "react";
import type { Byline, Teaser } from "#app/content/types.ts";
import { Contact } from "#app/ui/contact.tsx";
import { Favicon } from "#app/ui/favicon.tsx";
import { FittedTitle } from "#app/ui/fitted-title.tsx";
import { Page } from "#app/ui/page.tsx";
import { useStrings } from "#app/ui/strings.tsx";
import { TeaserCard } from "./teaser-card.tsx";

interface ForYouPageProps {
  byline: Byline;
  studies: Teaser[];
  /** The owner's preview omits the paths, because only the guest can open them. */
  pathOf?: (slug: string) => string;
  /** Appears above the guest's page in the owner's preview. */
  bar?: ReactNode;
}

export function ForYouPage({ byline, studies, pathOf, bar }: ForYouPageProps) {
  const { invitation: strings, cards } = useStrings();
  const { name, hasOwnFavicon } = byline;
  return (
    <Page byline={byline}>
      {bar}
      <header className="page relative pt-18 pb-14 wide:pt-28 wide:pb-20">
        {hasOwnFavicon && <Favicon size={40} className="absolute top-4 wide:top-7" />}
        <div className="@container">
          <FittedTitle className="-ms-[0.04em] max-w-[16em] text-title">{name}</FittedTitle>
        </div>
      </header>
      <ul aria-label={cards.projects} className="page grid gap-y-10 wide:gap-y-14">
        {studies.map((study, index) => (
          <TeaserCard
            key={study.slug}
            study={study}
            path={pathOf?.(study.slug)}
            loading={index === 0 ? "first" : "lazy"}
          />
        ))}
      </ul>
      <div className="page mb-24">
        <p className="mt-14 max-w-[34.6em] text-small text-soft print:hidden wide:mt-20">{strings.visits}</p>
        <Contact byline={byline} />
      </div>
    </Page>
  );
}
