import type { Byline, Teaser } from "#app/content/types.ts";
import { ADDRESSES } from "#app/site-map.ts";
import { BackLink } from "#app/ui/back-link.tsx";
import { Favicon } from "#app/ui/favicon.tsx";
import { useStrings } from "#app/ui/strings.tsx";

interface StudyBarProps {
  study: Teaser;
  /** The address of the study's card. */
  backTo: string;
  byline: Byline;
}

/** Shows "Back" and the owner's name above the hero. On narrow screens, they are in a bar that stays at the top. */
export function StudyBar({ study, backTo, byline }: StudyBarProps) {
  const { page } = useStrings();
  return (
    <nav aria-label={page.navigation} className="back-bar">
      <BackLink href={backTo} className="back-link" />
      {/* Screen readers skip this title because it repeats the heading. */}
      <span aria-hidden="true" className="bar-title">
        {study.hero.title}
      </span>
      <a href={ADDRESSES.home} dir="auto" className="owner-name">
        {byline.hasOwnFavicon && <Favicon size={24} />}
        {byline.name}
      </a>
    </nav>
  );
}
