import type { Byline, Profile, Teaser } from "#app/content/types.ts";
import { pagePath } from "#app/site-map.ts";
import { Availability, ContactLinks } from "#app/ui/contact.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { useStrings } from "#app/ui/strings.tsx";
import { Thumbnail } from "#app/ui/thumbnail.tsx";

interface BlurbProps {
  blurb: Profile["blurb"];
  byline: Byline;
  openFirst: Teaser | undefined;
}

/** Shows the personal card after the projects, with contact links and a link to a public study. */
export function Blurb({ blurb, byline, openFirst }: BlurbProps) {
  const { title, description, imgLink, alt, focus } = blurb;
  return (
    <section className="page my-16 wide:mt-24">
      <div className="@container">
        <div className="grid gap-x-10 gap-y-6 rounded-stage bg-panel p-[min(32px,7vw)] @min-[34rem]:grid-cols-[auto_1fr] wide:p-[56px]">
          <div className="size-[148px] overflow-hidden rounded-full [&_img]:size-full [&_img]:object-cover">
            <Picture image={imgLink} alt={alt} sizes="148px" focus={focus} />
          </div>
          <div>
            <h2 dir="auto" className="text-heading">
              {title}
            </h2>
            <RichText text={description} className="mt-3 max-w-[37.3em] text-soft" />
            <Availability byline={byline} />
            <ContactLinks byline={byline} className="mt-4" />
            {openFirst && <OpenFirst study={openFirst} />}
          </div>
        </div>
      </div>
    </section>
  );
}

function OpenFirst({ study }: { study: Teaser }) {
  const { contact } = useStrings();
  const year = study.hero.tags.findLast((tag) => /\d{4}/.test(tag));
  return (
    <div className="card relative mt-5 flex print:hidden flex-wrap items-center gap-x-4 gap-y-1">
      <Thumbnail study={study} sizes="132px" className="w-[132px]" />
      <p className="flex-[1_1_6rem]">
        <span className="block text-small text-soft">{contact.openFirst}</span>
        <a href={pagePath(study.slug)} dir="auto" className="card-link link text-lead">
          {[study.hero.title, year].filter(Boolean).join(", ")}
        </a>
      </p>
    </div>
  );
}
