import type { Card } from "#app/content/types.ts";
import { Anchor, isExternal } from "#app/ui/anchor.tsx";
import { Chip } from "#app/ui/chip.tsx";
import { Icon } from "#app/ui/icons.tsx";
import { LockChip } from "#app/ui/lock-chip.tsx";
import { OutcomeText } from "#app/ui/outcome.tsx";
import { useStrings } from "#app/ui/strings.tsx";

/** Shows the texts of a card. The link of the title covers the card. @param titleClass sets the size of the title */
export function CardText({ card, titleClass }: { card: Card; titleClass: string }) {
  const { title, description, link, type, locked, outcome } = card;
  const { links } = useStrings();
  return (
    <div className="card-text">
      <h2 dir="auto" className={titleClass}>
        <Anchor href={link} className="card-link text-inherit no-underline">
          {title}
          {locked && <span className="sr-only"> {links.locked}</span>}
        </Anchor>
      </h2>
      <p dir="auto" className="max-w-[36rem] text-soft max-wide:text-balance">
        {description}
      </p>
      {outcome && (
        <p dir="auto" className="mt-2 max-w-[36rem] text-small text-soft max-wide:text-balance">
          <OutcomeText outcome={outcome} />
        </p>
      )}
      <p className="card-chips">
        {locked && <LockChip />}
        <Chip>
          {type}
          {isExternal(link) && <Icon name="external" />}
        </Chip>
      </p>
    </div>
  );
}

/** "Back" on the page of the card's study scrolls this target to the middle of the window. */
export function CardTarget({ link }: { link: string }) {
  return isExternal(link) ? null : (
    <span id={link} className="absolute top-1/2 [scroll-margin-top:calc(50svh-88px)]" />
  );
}
