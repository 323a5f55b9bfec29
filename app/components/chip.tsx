import type { ReactNode } from "react";

export function Chip({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap rounded-full border border-line px-3 py-[3px] text-chip text-soft">
      {children}
    </span>
  );
}
