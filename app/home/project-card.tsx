import { Anchor, isElsewhere } from "#app/components/anchor.tsx";
import { Chip } from "#app/components/chip.tsx";
import { ExternalIcon, LockIcon } from "#app/components/icons.tsx";
import type { Card } from "#app/content/types.ts";
import { useStrings } from "#app/strings.tsx";
import { CardStage } from "./card-stage.tsx";

interface ProjectCardProps {
  card: Card;
  span: "one" | "both";
  first: boolean;
}

export function ProjectCard({ card, span, first }: ProjectCardProps) {
  const { title, description, link, type, locked } = card;
  const { cards } = useStrings();
  return (
    <li data-span={span} className="card group relative data-[span=both]:wide:col-span-2">
      <CardStage card={card} span={span} first={first} />
      <div className="grid gap-x-4 gap-y-0.5 px-1 pt-[18px] wide:grid-cols-[1fr_auto]">
        <h2 dir="auto" className="text-card">
          <Anchor href={link} className="card-link text-inherit no-underline">
            {title}
          </Anchor>
        </h2>
        <p dir="auto" className="max-w-[46ch] text-soft">
          {description}
        </p>
        <p className="mt-2 flex flex-wrap items-start gap-1.5 wide:col-start-2 wide:row-start-1 wide:mt-0.5">
          {locked && (
            <Chip>
              <LockIcon /> {cards.locked}
            </Chip>
          )}
          <Chip>
            {type}
            {isElsewhere(link) && <ExternalIcon />}
          </Chip>
        </p>
      </div>
    </li>
  );
}
