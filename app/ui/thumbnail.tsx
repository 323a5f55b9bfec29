import type { Teaser } from "#app/content/types.ts";
import { pagePath } from "#app/site-map.ts";
import { CardLayers } from "./card-layers.tsx";
import { Picture } from "./picture.tsx";
import { stageName } from "./stage-name.ts";

interface ThumbnailProps {
  study: Teaser;
  sizes: string;
  className?: string;
}

/**
 * Shows a study's card or, without a card, an enlarged part of its hero. On navigation, the home page's card shrinks
 * into this thumbnail.
 */
export function Thumbnail({ study: { slug, hero, card }, sizes, className = "" }: ThumbnailProps) {
  return (
    <div
      data-hover={card?.hover}
      className={`stage aspect-card overflow-hidden rounded-small ${className}`}
      style={{ backgroundColor: (card ?? hero).bgColor, "--stage": stageName(pagePath(slug)) }}
    >
      {card && <CardLayers card={{ ...card, alt: "" }} sizes={sizes} loading="lazy" />}
      {!card && hero.imgLink && (
        <div className="layer" style={{ inset: "12% -120% auto 12%" }}>
          <Picture image={hero.imgLink} alt="" sizes={`calc(2 * (${sizes}))`} />
        </div>
      )}
    </div>
  );
}
