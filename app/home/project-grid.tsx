import type { Card } from "#app/content/types.ts";
import { CardStage, type CardStageProps } from "#app/ui/card-stage.tsx";
import { useStrings } from "#app/ui/strings.tsx";
import { type Layout, sizesOf, spanOf } from "./card-sizes.ts";
import { CardTarget, CardText } from "./card-text.tsx";

export function ProjectGrid({ cards, layout }: { cards: Card[]; layout: Layout }) {
  const strings = useStrings();
  return (
    <ul
      aria-label={strings.cards.projects}
      data-columns={layout.columns}
      className="cards page grid gap-x-7 gap-y-10 wide:gap-y-14 print:grid-cols-3 print:gap-x-[5mm] print:gap-y-[6mm]"
    >
      {cards.map((card, index) => {
        const span = spanOf(index, cards.length, layout);
        return (
          <ProjectCard
            key={card.link}
            card={card}
            span={span}
            sizes={sizesOf(span, layout)}
            loading={loadingOf(index, layout.columns)}
          />
        );
      })}
    </ul>
  );
}

// The first row is above the fold.
function loadingOf(index: number, columns: number): CardStageProps["loading"] {
  if (index === 0) return "first";
  return index < columns ? "eager" : "lazy";
}

function ProjectCard({ card, span, sizes, loading }: CardStageProps & { card: Card }) {
  return (
    <li data-span={span} className="card @container relative data-[span=row]:print:col-span-3">
      <CardTarget link={card.link} />
      <CardStage card={card} span={span} sizes={sizes} loading={loading} />
      <CardText card={card} titleClass="text-card" />
    </li>
  );
}
