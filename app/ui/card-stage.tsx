import type { Card } from "#app/content/types.ts";
import { Picture, type PictureProps } from "./picture.tsx";
import { stageName } from "./stage-name.ts";

/** A card without a link does not take part in page transitions. */
type StageCard = Pick<Card, "image" | "alt" | "focus" | "bgimage" | "bgColor" | "hover"> & { link?: string };

export interface CardStageProps {
  card: StageCard;
  span: "column" | "row" | "half-row";
  sizes: string;
  loading: PictureProps["loading"];
}

export function CardStage({ card, span, sizes, loading }: CardStageProps) {
  const { bgColor, hover, link } = card;
  return (
    <div
      data-hover={hover}
      data-span={span}
      className="stage relative aspect-card overflow-hidden rounded-stage data-[span=row]:aspect-16/9 data-[span=row]:wide:aspect-21/9 data-[span=row]:print:aspect-3/1"
      style={{ backgroundColor: bgColor, "--stage": link && stageName(link) }}
    >
      <CardLayers card={card} sizes={sizes} loading={loading} />
    </div>
  );
}

/** Shows the images of a card. Styles animate them by the `data-hover` of their parent. */
export function CardLayers({ card, ...imageProps }: Omit<CardStageProps, "span">) {
  const { image, alt, focus, bgimage, hover } = card;
  return (
    <>
      {bgimage && (
        <div className="layer back">
          <Picture image={bgimage} alt="" {...imageProps} />
        </div>
      )}
      {hover === "lift" ? (
        [0, 1, 2, 3].map((tile) => (
          <div
            key={tile}
            className="layer front"
            data-tile
            style={{ "--column": tile % 2, "--row": Math.floor(tile / 2) }}
          >
            <Picture image={image} alt={tile === 0 ? alt : ""} focus={focus} {...imageProps} />
          </div>
        ))
      ) : (
        <div className="layer front">
          <Picture image={image} alt={alt} focus={focus} {...imageProps} />
        </div>
      )}
    </>
  );
}
