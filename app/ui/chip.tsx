import type { ReactNode } from "react";
import { Icon } from "./icons.tsx";
import { useStrings } from "./strings.tsx";

export function Chip({ icon, children }: { icon?: "lock"; children: ReactNode }) {
  return (
    <span
      dir="auto"
      className="inline-flex max-w-full items-center gap-1 rounded-chip border border-line px-3 py-[3px] text-chip text-soft"
    >
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}

/** Marks a locked study. Screen readers skip the chip, because the link to the study contains "(locked)". */
export function LockChip() {
  const { cards } = useStrings();
  return (
    <span aria-hidden="true" className="contents">
      <Chip icon="lock">{cards.locked}</Chip>
    </span>
  );
}
