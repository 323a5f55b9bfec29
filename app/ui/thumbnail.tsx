import type { Teaser } from "#app/content/types.ts";
import { pagePath } from "#app/site-map.ts";
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
  const layers = card ? [card.bgimage, card.image] : [hero.imgLink];
  return (
    <div
      className={`stage aspect-card overflow-hidden rounded-small ${className}`}
      style={{ backgroundColor: (card ?? hero).bgColor, "--stage": stageName(pagePath(slug)) }}
    >
      {layers.map(
        (image, index) =>
          image && (
            <div
              key={index}
              className="absolute inset-0 [&_img]:size-full [&_img]:object-cover [&_img]:object-[0_0]"
              style={card ? undefined : { inset: "12% -120% auto 12%" }}
            >
              <Picture
                image={image}
                alt=""
                sizes={card ? sizes : `calc(2 * (${sizes}))`}
                focus={image === card?.image ? card.focus : undefined}
              />
            </div>
          ),
      )}
    </div>
  );
}
