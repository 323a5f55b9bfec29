import type { Byline, Teaser } from "#app/content/types.ts";
import { mailIn } from "#app/links.ts";
import { PATHS } from "#app/site-map.ts";
import { BackLink } from "#app/ui/back-link.tsx";
import { Favicon } from "#app/ui/favicon.tsx";
import { fillPlaceholders } from "#app/ui/fill.ts";
import { Icon } from "#app/ui/icons.tsx";
import { useStrings } from "#app/ui/strings.tsx";

interface StudyBarProps {
  study: Teaser;
  backTo: string;
  byline: Byline;
}

/** Shows "Back", the owner's name and a mail link above the hero. On narrow screens, the bar stays at the top. */
export function StudyBar({ study, backTo, byline }: StudyBarProps) {
  const { page, links } = useStrings();
  const { name, hasOwnFavicon } = byline;
  const mail = mailIn(byline.links);
  return (
    <nav
      aria-label={page.navigation}
      className="back-bar z-20 grid grid-cols-[auto_minmax(88px,1fr)] items-center"
    >
      <BackLink href={backTo} className="back-link rail:two-tones" />
      {/* Screen readers skip this title because it repeats the heading. */}
      <span
        aria-hidden="true"
        className="bar-title truncate font-medium text-(length:--text-small) [unicode-bidi:plaintext]"
      >
        {study.hero.title}
      </span>
      <div className="owner flex max-w-full justify-self-end [grid-area:1/2]">
        {/* A name that does not fit next to the mark wraps to a second line, which is hidden. */}
        <a
          href={PATHS.home}
          dir="auto"
          className="owner-name flex h-[max(44px,1.75rem)] min-w-[44px] flex-wrap justify-end overflow-hidden [font-weight:600] [line-height:max(44px,1.75rem)]"
        >
          {hasOwnFavicon && <Favicon size={24} className="h-11 max-h-full w-[min(1.5rem,32px)] flex-none" />}
          <span className="truncate ps-[10px]">{name}</span>
        </a>
        {mail && (
          <a
            href={mail}
            aria-label={fillPlaceholders(links.mail, { name })}
            className="grid h-[44px] min-w-[44px] flex-none ps-[12px] [place-items:center_end]"
          >
            <Icon name="mail" />
          </a>
        )}
      </div>
    </nav>
  );
}
