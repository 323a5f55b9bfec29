import type { Card } from "#app/content/types.ts";
import { LIST_IMAGE_PX } from "#app/ui/card-geometry.ts";
import { CardStage } from "#app/ui/card-stage.tsx";
import { useStrings } from "#app/ui/strings.tsx";
import styles from "../styles/project-list.css?inline";
import { CardTarget, CardText } from "./card-text.tsx";

/** An image is 26% of the row's width on wide screens, and as wide as a phone otherwise (project-list.css). */
const IMAGE_SIZES = `(min-width: 820px) and (hover: hover) 26vw, (max-width: 500px) calc(61vw - 24px), min(100vw - 40px, ${LIST_IMAGE_PX}px)`;

/** Shows the cards as rows with large titles. React adds the styles to the head of pages with this list. */
export function ProjectList({ cards }: { cards: Card[] }) {
  const strings = useStrings();
  return (
    <>
      <style href="project-list" precedence="page">
        {styles}
      </style>
      <ul aria-label={strings.cards.projects} className="project-list page">
        {cards.map((card) => (
          <li key={card.link} className="card relative">
            <CardTarget link={card.link} />
            <CardText card={card} titleClass="text-title" />
            {/* Browsers do not load a lazy image that is not displayed. */}
            <CardStage card={card} span="column" sizes={IMAGE_SIZES} loading="lazy" />
          </li>
        ))}
      </ul>
    </>
  );
}
