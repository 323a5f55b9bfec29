import type { Card } from "#app/content/types.ts";
import { stageName } from "#app/ui/stage-name.ts";
import { Picture, type PictureProps } from "./picture.tsx";

export interface CardStageProps {
  card: Card;
  /** One column, the whole row, or half of a row of three. */
  span: "one" | "both" | "half";
  sizes: string;
  loading: PictureProps["loading"];
}

export function CardStage({ card, span, sizes, loading }: CardStageProps) {
  const { image, alt, bgimage, bgColor, hover, link } = card;
  const look = { sizes, loading };
  return (
    <div
      data-hover={hover}
      data-span={span}
      className="stage relative aspect-card overflow-hidden rounded-stage data-[span=both]:aspect-16/9 data-[span=both]:wide:aspect-21/9 data-[span=both]:print:aspect-21/9"
      style={{ backgroundColor: bgColor, viewTransitionName: stageName(link) }}
    >
      {bgimage && (
        <div className="layer back">
          <Picture picture={bgimage} alt="" {...look} />
        </div>
      )}
      {hover === "lift" ? (
        [1, 2, 3, 4].map((tile) => (
          <div key={tile} className="layer front" data-tile={tile}>
            <Picture picture={image} alt={tile === 1 ? alt : ""} {...look} />
          </div>
        ))
      ) : (
        <div className="layer front">
          <Picture picture={image} alt={alt} {...look} />
        </div>
      )}
    </div>
  );
}
