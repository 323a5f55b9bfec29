import type { ReactNode } from "react";

export function Chip({ children }: { children: ReactNode }) {
  return (
    <span
      dir="auto"
      className="inline-flex max-w-full items-center gap-1 rounded-chip border border-line px-3 py-[3px] text-chip text-soft"
    >
      {children}
    </span>
  );
}
