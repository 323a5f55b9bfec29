import type { Card } from "#app/content/types.ts";
import { stageName } from "#app/stage-name.ts";
import { Picture, type PictureProps } from "./picture.tsx";

export interface CardStageProps {
  card: Card;
  span: "one" | "both";
  loading: PictureProps["loading"];
}

// Two columns from 820 px inside a page of 1328 px at most; see app.css. Phones say 0.7 of the true width: at their
// density of 3 nobody sees a difference, and the page stays light.
const SIZES = {
  one: "(max-width: 500px) calc(70vw - 28px), (min-width: 1408px) 650px, (min-width: 820px) calc(50vw - 54px), calc(100vw - 40px)",
  // Below 820 px the wide picture is cropped to 16:9, so it stands 1.31 times as wide as its stage.
  both: "(max-width: 500px) calc(92vw - 37px), (min-width: 1408px) 1328px, (min-width: 820px) calc(100vw - 80px), calc(131vw - 52px)",
};

export function CardStage({ card, span, loading }: CardStageProps) {
  const { image, alt, bgimage, bgColor, hover, link } = card;
  const look = { sizes: SIZES[span], loading };
  return (
    <div
      data-hover={hover}
      data-span={span}
      className="stage relative aspect-4/3 overflow-hidden rounded-stage data-[span=both]:aspect-16/9 data-[span=both]:wide:aspect-21/9 data-[span=both]:print:aspect-21/9"
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
