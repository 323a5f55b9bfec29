import type { ReactNode } from "react";

/** Shows a part of the publish sheet under its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{title}</h3>
      {children}
    </section>
  );
}
