import type { Card } from "#app/content/types.ts";
import { useStrings } from "#app/strings.tsx";
import { ProjectCard } from "./project-card.tsx";

export function ProjectGrid({ cards }: { cards: Card[] }) {
  const strings = useStrings();
  return (
    <ul
      aria-label={strings.cards.projects}
      className="page grid gap-x-7 gap-y-10 wide:grid-cols-2 wide:gap-y-14"
    >
      {cards.map((card, index) => (
        <ProjectCard
          key={card.link}
          card={card}
          span={index === cards.length - 1 && cards.length % 2 === 1 ? "both" : "one"}
          first={index === 0}
        />
      ))}
    </ul>
  );
}
