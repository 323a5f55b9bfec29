import type { Teaser } from "#app/content/types.ts";
import { pagePath } from "#app/site-map.ts";
import { CardStage } from "#app/ui/card-stage.tsx";
import { OutcomeText } from "#app/ui/outcome.tsx";
import { Picture, type PictureProps } from "#app/ui/picture.tsx";
import { stageName } from "#app/ui/stage-name.ts";

const IMAGE_SIZES = "(min-width: 1408px) 644px, (min-width: 600px) 46vw, calc(100vw - 40px)";

interface TeaserCardProps {
  study: Teaser;
  /** Without a path, the title is plain text. */
  path: string | undefined;
  loading: PictureProps["loading"];
}

/** Shows the image of a study's card or, without a card, of its hero. */
export function TeaserCard({ study: { slug, hero, outcome = [], card }, path, loading }: TeaserCardProps) {
  const [firstOutcome] = outcome;
  return (
    <li className="card relative grid content-start gap-x-10 gap-y-[18px] medium:grid-cols-2 medium:items-center">
      {card ? (
        <CardStage card={{ ...card, alt: "" }} span="column" sizes={IMAGE_SIZES} loading={loading} />
      ) : (
        <div
          className="stage grid aspect-card place-items-center overflow-hidden rounded-stage p-8"
          style={{ backgroundColor: hero.bgColor, "--stage": stageName(pagePath(slug)) }}
        >
          {hero.imgLink && <Picture image={hero.imgLink} alt="" sizes={IMAGE_SIZES} loading={loading} />}
        </div>
      )}
      <div>
        <h2 dir="auto" className="text-heading">
          <a href={path} className="card-link text-inherit no-underline">
            {hero.title}
          </a>
        </h2>
        {firstOutcome && (
          <p dir="auto" className="mt-2 max-w-[26em] text-balance text-lead text-soft">
            <OutcomeText outcome={firstOutcome} />
          </p>
        )}
      </div>
    </li>
  );
}
