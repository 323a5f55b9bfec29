import type { Card, Teaser } from "#app/content/types.ts";
import { pageAddress } from "#app/site-map.ts";
import { CardStage, stageName } from "#app/ui/card-stage.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { useStrings } from "#app/ui/strings.tsx";

const MAX_LISTED_STUDIES = 3;

/** These sizes match a card in the two-column grid of the home page. */
const CARD_SIZES =
  "(max-width: 500px) calc(70vw - 28px), (min-width: 1408px) 650px, (min-width: 820px) calc(50vw - 54px), calc(100vw - 40px)";

interface OtherProjectsProps {
  studies: Teaser[];
  nextCard: Card | undefined;
}

/** Links to the other studies, and shows the first study large with the hover animation of its card. */
export function OtherProjects({ studies: [next, ...others], nextCard }: OtherProjectsProps) {
  const { study } = useStrings();
  if (!next) return null;
  return (
    <div className="mt-20 mb-16 grid grid-cols-1 gap-x-12 gap-y-10 wide:grid-cols-[minmax(0,5fr)_minmax(0,3fr)] print:hidden">
      <nav aria-label={study.next} className="card relative">
        <p className="mb-3 text-small text-soft">{study.next}</p>
        {nextCard ? (
          <CardStage card={{ ...nextCard, alt: "" }} span="one" sizes={CARD_SIZES} loading="lazy" />
        ) : (
          <Stage study={next} isLarge sizes="(min-width: 940px) 480px, (min-width: 820px) 50vw, 84vw" />
        )}
        <p dir="auto" className="mt-4 text-balance font-display font-medium text-heading">
          <a href={pageAddress(next.slug)} className="card-link text-inherit no-underline">
            {next.hero.title}
          </a>
        </p>
        <p dir="auto" className="mt-1 max-w-[29.3em] text-balance text-soft">
          {next.hero.description}
        </p>
      </nav>
      {others.length > 0 && (
        <nav aria-label={study.others}>
          <p className="mb-3 text-small text-soft">{study.others}</p>
          <ul className="grid gap-4">
            {others.slice(0, MAX_LISTED_STUDIES).map((other) => (
              <li
                key={other.slug}
                className="card relative grid grid-cols-[min(7rem,35%)_minmax(0,1fr)] items-center gap-4"
              >
                <Stage study={other} sizes="100px" />
                <a
                  href={pageAddress(other.slug)}
                  dir="auto"
                  className="card-link text-balance font-display font-medium text-inherit no-underline"
                >
                  {other.hero.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

interface StageProps {
  study: Teaser;
  sizes: string;
  /** Only the large image takes part in page transitions. */
  isLarge?: boolean;
}

function Stage({ study: { slug, hero }, sizes, isLarge }: StageProps) {
  const corners = isLarge ? "rounded-stage" : "rounded-small";
  const viewTransitionName = isLarge ? stageName(pageAddress(slug)) : undefined;
  return (
    <div
      className={`stage grid aspect-8/5 place-items-center overflow-hidden p-[8%] ${corners}`}
      style={{ backgroundColor: hero.bgColor, viewTransitionName }}
    >
      {hero.imgLink && <Picture image={hero.imgLink} alt="" sizes={sizes} />}
    </div>
  );
}
