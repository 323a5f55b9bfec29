import type { Outcome } from "#app/content/types.ts";

/** A value with more characters is a sentence. */
const MAX_SIZE_LENGTH = 16;

/** Shows an outcome. A value that is a size, such as "5 windows to 1", is in large type above its meaning. */
export function OutcomeText({ outcome: { value, what } }: { outcome: Outcome }) {
  const isSize = value.length <= MAX_SIZE_LENGTH;
  return (
    <>
      <strong className={isSize ? "outcome-size text-ink" : "font-medium text-ink"}>{value}</strong>{" "}
      <span>{what}</span>
    </>
  );
}
