import { closest, distance } from "fastest-levenshtein";

/** Returns the most similar name that differs in at most a third of its characters. Ignores case. */
export function likelyName(name: string, names: readonly string[]): string | null {
  const originals = new Map(names.map((candidate) => [fold(candidate), candidate]));
  const folded = fold(name);
  const best = closest(folded, [...originals.keys()]) ?? "";
  const allowed = Math.min(folded.length, best.length) / 3;
  return distance(folded, best) <= allowed ? (originals.get(best) ?? null) : null;
}

export function suggestion(name: string, names: readonly string[]): string {
  const likely = likelyName(name, names);
  if (likely) return `; did you mean "${likely}"?`;
  return names.length > 0 ? `; choose from: ${names.join(", ")}` : "";
}

export function fold(name: string): string {
  return name.normalize("NFC").toLowerCase().trim();
}
