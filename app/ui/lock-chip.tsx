import { Chip } from "./chip.tsx";
import { useStrings } from "./strings.tsx";

/** Marks a locked study. Screen readers skip the chip, because the link to the study contains "(locked)". */
export function LockChip() {
  const { cards } = useStrings();
  return (
    <span aria-hidden="true" className="flex">
      <Chip icon="lock">{cards.locked}</Chip>
    </span>
  );
}
