import { closest, distance } from "fastest-levenshtein";

/** A reader cannot choose from a longer list. */
const MAX_NAMES = 20;

/** Returns the most similar name that differs in at most a third of its characters. Ignores case. */
export function likelyName(name: string, names: readonly string[]): string | null {
  const originalsByFoldedName = new Map(names.map((candidate) => [foldName(candidate), candidate]));
  const foldedName = foldName(name);
  const mostSimilarName = closest(foldedName, [...originalsByFoldedName.keys()]) ?? "";
  const maxDifference = Math.min(foldedName.length, mostSimilarName.length) / 3;
  return distance(foldedName, mostSimilarName) <= maxDifference
    ? (originalsByFoldedName.get(mostSimilarName) ?? null)
    : null;
}

export function formatSuggestion(name: string, names: readonly string[]): string {
  const suggestedName = likelyName(name, names);
  if (suggestedName) return `; did you mean "${suggestedName}"?`;
  return names.length > 0 && names.length <= MAX_NAMES ? `; choose from: ${names.join(", ")}` : "";
}

export function foldName(name: string): string {
  return name.normalize("NFC").toLowerCase().trim();
}
