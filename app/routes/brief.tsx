import { byline, content, studiesInOrder } from "#app/content/.server/content.ts";
import type { Teaser } from "#app/content/types.ts";
import { withoutScheme } from "#app/links.ts";
import type { RouteHandle } from "#app/root.tsx";
import { PATHS, pagePath } from "#app/site-map.ts";
import { Contact } from "#app/ui/contact.tsx";
import { OutcomeText } from "#app/ui/outcome.tsx";
import { Page } from "#app/ui/page.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { pageMeta, pageTitle } from "#app/ui/page-meta.ts";
import { plainText } from "#app/ui/plain-text.ts";
import { useStrings } from "#app/ui/strings.tsx";
import { Tagline } from "#app/ui/tagline.tsx";
import { Thumbnail } from "#app/ui/thumbnail.tsx";
import type { Route } from "./+types/brief.ts";

export const handle: RouteHandle = { styles: "study" };

export function loader() {
  const { siteUrl, strings, profile, shares } = content;
  const title = pageTitle(strings.brief.title, content);
  const { [PATHS.brief]: share = "" } = shares;
  return { siteUrl, title, byline, profile, share, studies: studiesInOrder() };
}

export function meta({ loaderData: { siteUrl, title, profile, share } }: Route.MetaArgs) {
  return pageMeta({ title, description: plainText(profile.tagline), siteUrl, path: PATHS.brief, share });
}

export default function Brief({ loaderData: { siteUrl, byline, profile, studies } }: Route.ComponentProps) {
  const { brief: strings } = useStrings();
  const hasLocked = studies.some(({ access }) => access !== "public");
  return (
    <Page byline={byline} printedTitle={withoutScheme(siteUrl)}>
      <div className="page pt-5 pb-20 wide:pt-6 print:pb-0 wide:[--text-title:3.5rem] wide:[&>header]:pt-6">
        <PageHead title={profile.name}>
          <Tagline text={profile.tagline} className="mt-4 wide:max-w-none" />
        </PageHead>
        <div className="@container mt-10 wide:mt-8 print:mt-[6mm]">
          {studies.map((study) => (
            <BriefRow key={study.slug} study={study} />
          ))}
        </div>
        {hasLocked && <p className="mt-4 text-small text-soft">{strings.locked}</p>}
        {byline.availability && (
          <p dir="auto" className="mt-4 hidden print:block">
            {byline.availability}
          </p>
        )}
        <Contact byline={byline} />
      </div>
    </Page>
  );
}

function BriefRow({ study }: { study: Teaser }) {
  const { slug, access, role, outcome = [], hero } = study;
  const { cards, links, study: strings } = useStrings();
  return (
    <section
      aria-labelledby={pagePath(slug)}
      className="card relative grid gap-x-7 gap-y-3 hairline-top py-3.5 @min-[20rem]:grid-cols-[min(112px,30%)_minmax(0,1fr)] @min-[46rem]:grid-cols-[112px_minmax(0,4fr)_minmax(0,7fr)] print:grid-cols-[26mm_minmax(0,4fr)_minmax(0,7fr)] print:break-inside-avoid print:gap-x-[5mm] print:py-[4mm]"
    >
      <Thumbnail study={study} sizes="112px" className="max-w-[112px] self-start" />
      <div>
        <h2 id={pagePath(slug)} dir="auto" className="text-card print:text-[13pt]">
          <a href={pagePath(slug)} className="card-link text-inherit no-underline">
            {hero.title}
            {access !== "public" && <span className="sr-only"> {links.locked}</span>}
          </a>
        </h2>
        <p dir="auto" className="mt-1 text-small text-soft">
          {/* Screen readers skip the word, because the link contains "(locked)". */}
          {access !== "public" && <span aria-hidden="true">{`${cards.locked} · `}</span>}
          {hero.tags.map(withoutBreaks).join(" · ")}
        </p>
        <p dir="auto" className="relative text-balance text-small text-soft">{`${strings.role}: ${role}`}</p>
      </div>
      <div className="relative col-span-full grid content-start gap-y-1 @min-[46rem]:col-auto print:col-auto">
        {outcome.map((result, index) => (
          <p key={index} dir="auto" className="text-balance text-soft">
            <OutcomeText outcome={result} />
          </p>
        ))}
      </div>
    </section>
  );
}

/** A tag such as "2023 to 2024" stays on one line. A tag of more than 20 characters can break. */
function withoutBreaks(tag: string): string {
  return tag.length > 20 ? tag : tag.replaceAll(" ", "\u00a0");
}
