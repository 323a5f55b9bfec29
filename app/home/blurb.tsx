import type { Byline, Profile, Teaser } from "#app/content/types.ts";
import { pagePath } from "#app/site-map.ts";
import { ContactLinks } from "#app/ui/contact.tsx";
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
    <section className="page my-16 wide:mt-24 print:mt-[8mm]">
      <div className="@container">
        <div className="grid gap-x-10 gap-y-8 grid-cols-[minmax(0,1fr)] rounded-stage bg-panel p-[min(32px,7vw)] @min-[34rem]:grid-cols-[auto_minmax(0,1fr)] @min-[66rem]:grid-cols-[auto_minmax(0,1fr)_320px] wide:p-[56px]">
          <div className="size-[220px] @max-[50rem]:size-[148px] overflow-hidden rounded-full [&_img]:size-full [&_img]:object-cover">
            <Picture image={imgLink} alt={alt} sizes="220px" focus={focus} />
          </div>
          <div>
            <h2 dir="auto" className="text-heading">
              {title}
            </h2>
            <RichText text={description} className="mt-3 max-w-[37.3em] text-soft" />
            <ContactLinks byline={byline} className="mt-4" />
          </div>
          {openFirst && <OpenFirst study={openFirst} />}
        </div>
      </div>
    </section>
  );
}

function OpenFirst({ study }: { study: Teaser }) {
  const { contact } = useStrings();
  const year = study.hero.tags.findLast((tag) => /\d{4}/.test(tag));
  return (
    <div className="card relative flex flex-wrap items-center gap-x-6 gap-y-3 @min-[34rem]:col-span-full @min-[66rem]:col-auto @min-[66rem]:block print:hidden">
      <Thumbnail study={study} sizes="320px" className="w-[min(320px,100%)]" />
      <div className="flex-[1_1_12rem] @min-[66rem]:mt-4">
        <p className="text-small text-soft">{contact.openFirst}</p>
        <h3
          dir="auto"
          className="text-[min(1.75rem,11vw)]/[1.2] text-wrap [letter-spacing:var(--text-heading--letter-spacing)]"
        >
          <a href={pagePath(study.slug)} className="card-link text-inherit no-underline">
            {[study.hero.title, year].filter(Boolean).join(", ")}
          </a>
        </h3>
      </div>
    </div>
  );
}
