import type { Byline, Teaser } from "#app/content/types.ts";
import { ADDRESSES } from "#app/site-map.ts";
import { CardStage } from "#app/ui/card-stage.tsx";
import { Favicon } from "#app/ui/favicon.tsx";
import { fillPlaceholders, pluralForm } from "#app/ui/fill.ts";
import { FittedTitle } from "#app/ui/fitted-title.tsx";
import { Page } from "#app/ui/page.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { useStrings } from "#app/ui/strings.tsx";

const FORM_ID = "open";
const IMAGE_SIZES = "(min-width: 1408px) 510px, (min-width: 600px) 40vw, calc(100vw - 40px)";

export const STUDY_FIELD = "study";

interface InvitationPageProps {
  byline: Byline;
  studies: Teaser[];
}

/** The form omits `action`, so the HTML does not contain the invitation link. */
export function InvitationPage({ byline, studies }: InvitationPageProps) {
  const { invitation: strings, brief, cards, lang } = useStrings();
  const { name, hasOwnFavicon } = byline;
  const count = strings.numbers[studies.length - 1] ?? studies.length;
  const heading = fillPlaceholders(pluralForm(strings.heading, studies.length, lang), { name, count });
  return (
    <Page byline={byline}>
      <title>{heading}</title>
      <meta name="robots" content="noindex" />
      <header className="page pt-18 pb-14 wide:pt-28 wide:pb-20">
        {hasOwnFavicon && <Favicon size={40} className="absolute top-4 wide:top-7" />}
        <div className="@container">
          <FittedTitle className="-ms-[0.04em] max-w-[16em] text-title">{heading}</FittedTitle>
        </div>
        <p className="mt-6 max-w-[19.6em] text-balance text-lead text-soft">{strings.text}</p>
        <div className="mt-9 flex flex-wrap gap-3">
          <button type="submit" form={FORM_ID} className="pill bg-accent text-on-accent">
            {strings.open}
          </button>
          <a href={ADDRESSES.brief} className="pill border border-line">
            {brief.title}
          </a>
        </div>
        <p className="mt-6 max-w-[34.6em] text-small text-soft">{strings.visits}</p>
      </header>
      <form id={FORM_ID} method="post">
        <ul
          aria-label={cards.projects}
          data-even={studies.length % 3 === 0}
          className="group page mb-24 grid gap-x-7 gap-y-10 rail:data-[even=true]:grid-cols-3"
        >
          {studies.map((study) => (
            <TeaserCard key={study.slug} study={study} />
          ))}
        </ul>
      </form>
    </Page>
  );
}

/** Shows a study's card or, without a card, its hero. */
function TeaserCard({ study: { slug, hero, summary, card } }: { study: Teaser }) {
  return (
    <li className="card relative grid content-start gap-x-10 gap-y-[18px] medium:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] medium:items-center rail:group-data-[even=true]:grid-cols-1">
      {card ? (
        <CardStage card={{ ...card, alt: "" }} span="column" sizes={IMAGE_SIZES} loading="lazy" />
      ) : (
        <div
          className="stage grid aspect-card place-items-center overflow-hidden rounded-stage p-8"
          style={{ backgroundColor: hero.bgColor }}
        >
          {hero.imgLink && <Picture image={hero.imgLink} alt="" sizes={IMAGE_SIZES} />}
        </div>
      )}
      <div>
        <h2 dir="auto" className="text-card">
          <button
            type="submit"
            name={STUDY_FIELD}
            value={slug}
            className="card-link cursor-pointer text-start"
          >
            {hero.title}
          </button>
        </h2>
        <RichText text={summary} className="mt-2 max-w-[34.6em] text-soft" />
      </div>
    </li>
  );
}
