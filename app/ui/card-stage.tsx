import { CardLayers, type CardLayersProps } from "./card-layers.tsx";
import { stageName } from "./stage-name.ts";

export interface CardStageProps extends CardLayersProps {
  span: "column" | "row" | "half-row";
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
