import { Anchor, isElsewhere } from "#app/components/anchor.tsx";
import { CardStage, type CardStageProps } from "#app/components/card-stage.tsx";
import { Chip } from "#app/components/chip.tsx";
import { Icon } from "#app/components/icons.tsx";
import type { Card } from "#app/content/types.ts";
import { useStrings } from "#app/strings.tsx";

/** In two columns both are above the fold. */
const FIRST_ROW = ["first", "eager"] as const;

export function ProjectGrid({ cards }: { cards: Card[] }) {
  const strings = useStrings();
  return (
    <ul
      aria-label={strings.cards.projects}
      className="page grid gap-x-7 gap-y-10 wide:grid-cols-2 wide:gap-y-14 print:grid-cols-2"
    >
      {cards.map((card, index) => (
        <ProjectCard
          key={card.link}
          card={card}
          span={index === cards.length - 1 && cards.length % 2 === 1 ? "both" : "one"}
          loading={FIRST_ROW[index] ?? "lazy"}
        />
      ))}
    </ul>
  );
}

function ProjectCard({ card, span, loading }: CardStageProps) {
  const { title, description, link, type, locked, outcome } = card;
  const { cards } = useStrings();
  return (
    <li
      data-span={span}
      className="card group relative data-[span=both]:wide:col-span-2 data-[span=both]:print:col-span-2"
    >
      <CardStage card={card} span={span} loading={loading} />
      <div className="grid gap-x-4 gap-y-0.5 px-1 pt-[18px] wide:grid-cols-[1fr_auto]">
        <h2 dir="auto" className="text-card">
          <Anchor href={link} className="card-link text-inherit no-underline">
            {title}
          </Anchor>
        </h2>
        <p dir="auto" className="max-w-[46ch] text-soft">
          {description}
        </p>
        {outcome && (
          <p dir="auto" className="mt-1 text-small text-soft wide:col-span-2">
            <span className="text-ink">{outcome.value}</span> {outcome.what}
          </p>
        )}
        <p className="mt-2 flex flex-wrap items-start gap-1.5 wide:col-start-2 wide:row-start-1 wide:mt-0.5">
          {locked && (
            <Chip>
              <Icon name="lock" /> {cards.locked}
            </Chip>
          )}
          <Chip>
            {type}
            {isElsewhere(link) && <Icon name="external" />}
          </Chip>
        </p>
      </div>
    </li>
  );
}
