import type { ReactNode } from "react";
import { Icon } from "../ui/icons.tsx";

/** Shows a section of the publish sheet under its heading. */
export function SheetSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{title}</h3>
      {children}
    </section>
  );
}

interface SummaryProps {
  title: string;
  detail?: string;
  /** The action that opens the element. */
  action?: string;
}

/** Shows the heading of a `<details>` element, which needs the class `group`. */
export function Summary({ title, detail, action }: SummaryProps) {
  return (
    <summary className="flex min-h-control list-none items-center gap-1 font-semibold">
      <span className={action && "min-w-0 flex-1 wrap-anywhere"}>
        {title} {detail && <span className="block font-normal text-soft">{detail}</span>}
      </span>
      {action && <span className="font-normal underline group-open:hidden">{action}</span>}
      <span className="group-open:rotate-180">
        <Icon name="chevron" />
      </span>
    </summary>
  );
}
