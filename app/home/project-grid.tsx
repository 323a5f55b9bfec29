import type { Card } from "#app/content/types.ts";
import { Anchor, isExternal } from "#app/ui/anchor.tsx";
import { CardStage, type CardStageProps } from "#app/ui/card-stage.tsx";
import { Chip } from "#app/ui/chip.tsx";
import { Icon } from "#app/ui/icons.tsx";
import { LockChip } from "#app/ui/lock-chip.tsx";
import { useStrings } from "#app/ui/strings.tsx";
import { type Layout, sizesOf, spanOf } from "./card-sizes.ts";

export function ProjectGrid({ cards, layout }: { cards: Card[]; layout: Layout }) {
  const strings = useStrings();
  return (
    <ul
      aria-label={strings.cards.projects}
      data-columns={layout.columns}
      className="cards page grid gap-x-7 gap-y-10 wide:gap-y-14 print:grid-cols-2"
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

function ProjectCard({ card, span, sizes, loading }: CardStageProps) {
  const { title, description, link, type, locked, outcome } = card;
  const { links } = useStrings();
  return (
    <li data-span={span} className="card @container relative data-[span=row]:print:col-span-2">
      {/* "Back" on the study's page scrolls this target to the middle of the window. */}
      {!isExternal(link) && (
        <span id={link} className="absolute top-1/2 [scroll-margin-top:calc(50svh-88px)]" />
      )}
      <CardStage card={card} span={span} sizes={sizes} loading={loading} />
      <div className="card-text grid gap-x-4 gap-y-0.5 pt-[18px]">
        <h2 dir="auto" className="text-card">
          <Anchor href={link} className="card-link text-inherit no-underline">
            {title}
            {locked && <span className="sr-only"> {links.locked}</span>}
          </Anchor>
        </h2>
        <p dir="auto" className="max-w-[30.6em] text-balance text-soft">
          {description}
        </p>
        {outcome && (
          <p dir="auto" className="mt-1 text-balance text-small text-soft">
            <span className="text-ink">{outcome.value}</span> <span>{outcome.what}</span>
          </p>
        )}
        <p className="card-chips flex flex-wrap items-start gap-1.5">
          {locked && <LockChip />}
          <Chip>
            {type}
            {isExternal(link) && <Icon name="external" />}
          </Chip>
        </p>
      </div>
    </li>
  );
}
