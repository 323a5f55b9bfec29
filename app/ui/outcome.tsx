import type { Outcome } from "#app/content/types.ts";

/** Shows an outcome. A value that is a size, such as "5 windows to 1", is in large type above its meaning. */
export function OutcomeText({ outcome: { value, what } }: { outcome: Outcome }) {
  return (
    <>
      <strong className={isSize(value) ? "outcome-size text-ink" : "font-medium text-ink"}>{value}</strong>{" "}
      <span>{what}</span>
    </>
  );
}

/** Returns false for a longer value, which is a sentence. */
export function isSize(value: string): boolean {
  return value.length <= 16;
}
