import type { ReactNode } from "react";
import { Icon } from "./icons.tsx";

/** Shows several rows of a list as one row, which opens them. */
export function FoldedList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li>
      <details className="group">
        <summary className="flex min-h-control list-none items-center gap-2 rounded-lg px-2 py-1 hover:bg-hover">
          <span className="min-w-0 flex-1 wrap-anywhere">{title}</span>
          <span className="text-soft group-open:rotate-180">
            <Icon name="chevron" />
          </span>
        </summary>
        <ul className="ps-3">{children}</ul>
      </details>
    </li>
  );
}
