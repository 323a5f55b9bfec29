import { socialLink } from "#app/content/social-link.ts";
import type { Profile, Svg, Teaser } from "#app/content/types.ts";
import { PATHS, pagePath } from "#app/site-map.ts";
import { isExternal, NEW_TAB } from "#app/ui/anchor.tsx";
import { Favicon } from "#app/ui/favicon.tsx";
import { fillPlaceholders } from "#app/ui/fill.ts";
import { FittedTitle } from "#app/ui/fitted-title.tsx";
import { useStrings } from "#app/ui/strings.tsx";
import { Tagline } from "#app/ui/tagline.tsx";
import { SocialIcon } from "./social-icon.tsx";

interface IntroProps {
  profile: Profile;
  /** The logo replaces the name. */
  logo: Svg | undefined;
  hasOwnFavicon: boolean;
  openFirst: Teaser | undefined;
}

export function Intro({ profile, logo, hasOwnFavicon, openFirst }: IntroProps) {
  const { name, tagline, links, availability } = profile;
  const strings = useStrings().links;
  return (
    <header className="page grid items-end gap-x-10 gap-y-8 pt-18 pb-11 wide:grid-cols-[1fr_auto] wide:pt-24 wide:pb-11 print:pt-0">
      {hasOwnFavicon && (
        <Favicon
          size={40}
          className="absolute end-(--edge) top-4 wide:static wide:[grid-area:1/2] wide:size-[calc(var(--text-name)*0.7)] wide:mt-[calc(var(--text-name)*0.1)] wide:self-start wide:justify-self-end print:hidden"
        />
      )}
      <div className="@container">
        {logo ? (
          <h1 id="title" tabIndex={-1}>
            <img
              {...logo}
              alt={name}
              className="h-[calc(var(--text-name)*0.9)] w-auto object-contain object-[0_50%]"
            />
          </h1>
        ) : (
          <FittedTitle className="-my-[0.05em] -ms-[0.045em] font-display text-name">{name}</FittedTitle>
        )}
        <Tagline text={tagline} className="mt-5 wide:mt-7" />
        {availability && (
          <p dir="auto" className="mt-5">
            {availability}
          </p>
        )}
        <StartHere openFirst={openFirst} />
      </div>
      <nav aria-label={strings.contact} className="flex flex-wrap gap-2 wide:pb-1 wide:[grid-area:1/2]">
        {links.map((link) => (
          <IconLink key={link} href={link} name={name} />
        ))}
      </nav>
    </header>
  );
}

/** Links to the brief and to a study that visitors can read without a passcode. */
function StartHere({ openFirst }: Pick<IntroProps, "openFirst">) {
  const { brief, contact } = useStrings();
  return (
    <p className="-mb-3 flex flex-wrap gap-x-6 print:hidden">
      <a href={PATHS.brief} className="link tap">
        {brief.title}
      </a>
      {openFirst && (
        <a href={pagePath(openFirst.slug)} className="link tap">
          {fillPlaceholders(contact.openStudy, { title: openFirst.hero.title })}
        </a>
      )}
    </p>
  );
}

function IconLink({ href, name }: { href: string; name: string }) {
  const { links } = useStrings();
  const service = socialLink(href);
  const label = fillPlaceholders(links[service.kind], { name, place: service.name });
  const opensNewTab = isExternal(href);
  return (
    <a
      href={href}
      aria-label={opensNewTab ? `${label} ${links.newTab}` : label}
      data-tip={label}
      {...(opensNewTab && NEW_TAB)}
      className="tip grid size-13 place-items-center rounded-button hairline hover:border-ink focus-visible:rounded-button"
    >
      <SocialIcon name={service.icon} />
    </a>
  );
}
