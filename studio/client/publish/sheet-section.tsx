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

/** Shows the heading of a `<details>` element, which needs the class `group`. */
export function Summary({ title }: { title: string }) {
  return (
    <summary className="flex min-h-control list-none items-center gap-1 font-semibold">
      {title}
      <span className="group-open:rotate-180">
        <Icon name="chevron" />
      </span>
    </summary>
  );
}
