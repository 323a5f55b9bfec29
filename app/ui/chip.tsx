import type { ReactNode } from "react";
import { Icon } from "./icons.tsx";

export function Chip({ icon, children }: { icon?: "lock"; children: ReactNode }) {
  return (
    <span
      dir="auto"
      className="inline-flex max-w-full items-center gap-1 rounded-chip hairline px-3 py-[3px] text-chip text-soft"
    >
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}
