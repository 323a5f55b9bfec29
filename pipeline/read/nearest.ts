import { distance } from "fastest-levenshtein";

/** The name that was probably meant; null when none is near. */
export function nearest(name: string, names: readonly string[]): string | null {
  const near = names
    .map((candidate) => ({ candidate, steps: distance(fold(name), fold(candidate)) }))
    .filter(({ candidate, steps }) => steps <= Math.min(name.length, candidate.length) / 3)
    .sort((a, b) => a.steps - b.steps);
  return near[0]?.candidate ?? null;
}

/** `; did you mean "trade"?`, or nothing. */
export function didYouMean(name: string, names: readonly string[]): string {
  const meant = nearest(name, names);
  return meant ? `; did you mean "${meant}"?` : "";
}

export function fold(name: string): string {
  return name.normalize("NFC").toLowerCase().trim();
}
