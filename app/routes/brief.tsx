import { useLoaderData } from "react-router";
import { byline, content, studiesInOrder } from "#app/content/.server/content.ts";
import type { Teaser } from "#app/content/types.ts";
import type { RouteHandle } from "#app/root.tsx";
import { ADDRESSES, pageAddress } from "#app/site-map.ts";
import { Chip } from "#app/ui/chip.tsx";
import { Contact } from "#app/ui/contact.tsx";
import { Icon } from "#app/ui/icons.tsx";
import { Page } from "#app/ui/page.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { pageMeta, pageTitle } from "#app/ui/page-meta.ts";
import { RichText } from "#app/ui/rich-text.tsx";
import { useStrings } from "#app/ui/strings.tsx";
import type { Route } from "./+types/brief.ts";

export const handle: RouteHandle = { styles: "study" };

export function loader() {
  const { siteUrl, strings, profile, shares } = content;
  const title = pageTitle(strings.brief.title, content);
  const { [ADDRESSES.brief]: share = "" } = shares;
  return { siteUrl, title, byline, profile, share, studies: studiesInOrder() };
}

export function meta({ loaderData: { siteUrl, title, profile, share } }: Route.MetaArgs) {
  return pageMeta({ title, description: profile.tagline, siteUrl, path: ADDRESSES.brief, share });
}

export default function Brief() {
  const { byline, profile, studies } = useLoaderData<typeof loader>();
  return (
    <Page byline={byline}>
      <div className="page pt-5 pb-20 wide:pt-10 print:pb-0">
        <PageHead title={profile.name} description={profile.tagline} />
        {studies.map((study) => (
          <BriefStudy key={study.slug} study={study} />
        ))}
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

function BriefStudy({ study }: { study: Teaser }) {
  const { slug, access, role, team, outcome = [], summary, hero } = study;
  const { cards, study: strings } = useStrings();
  return (
    <section
      aria-labelledby={slug}
      className="mt-8 grid gap-x-10 gap-y-3 border-line border-t pt-6 wide:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] wide:items-baseline print:mt-[5mm] print:break-inside-avoid print:grid-cols-[minmax(0,2fr)_minmax(0,5fr)] print:pt-[4mm]"
    >
      <div>
        <h2 id={slug} dir="auto" className="text-card">
          <a
            href={pageAddress(slug)}
            className="-my-[7px] inline-flex min-h-11 items-center text-inherit print:no-underline"
          >
            {hero.title}
          </a>
        </h2>
        <p className="mt-2 flex flex-wrap gap-1.5">
          {access !== "public" && (
            <Chip>
              <Icon name="lock" /> {cards.locked}
            </Chip>
          )}
          {hero.tags.map((tag) => (
            <Chip key={tag}>{tag}</Chip>
          ))}
        </p>
      </div>
      <div className="measure grid content-start gap-y-1">
        {outcome.map(({ value, what }) => (
          <p key={value + what} dir="auto">
            <span>{value}</span> <span className="text-soft">{what}</span>
          </p>
        ))}
        <RichText text={summary} className="my-1" />
        {[`${strings.role}: ${role}`, `${strings.team}: ${team}`].map((fact) => (
          <p key={fact} dir="auto" className="text-small text-soft">
            {fact}
          </p>
        ))}
      </div>
    </section>
  );
}
