import type { Card } from "#app/content/types.ts";
import { Picture, type PictureProps } from "./picture.tsx";

/** A card without a link does not take part in page transitions. */
type StageCard = Pick<Card, "image" | "alt" | "focus" | "bgimage" | "bgColor" | "hover"> & { link?: string };

export interface CardLayersProps {
  card: StageCard;
  sizes: string;
  loading: PictureProps["loading"];
}

/** Shows the images of a card. Styles animate them by the `data-hover` of their parent. */
export function CardLayers({ card, ...imageProps }: CardLayersProps) {
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
