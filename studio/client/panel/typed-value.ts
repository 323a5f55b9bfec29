import type { Schema } from "./schema.ts";

/** Converts typed text to a value, or to `undefined` if it is empty. @throws if a number field contains other text */
export function parseTyped(text: string, { type, format, pattern, minimum, maximum }: Schema): unknown {
  const trimmed = text.trim();
  if (trimmed === "") return undefined;
  if (type === "integer" || type === "number") {
    const number = Number(trimmed.replace(/\s*px$/, "").replace(",", "."));
    if (Number.isFinite(number)) return number;
    throw new Error(`Write a number from ${minimum ?? 0} to ${maximum ?? 2000}.`);
  }
  if (format === "uri" || pattern?.includes("mailto:")) return completeAddress(trimmed);
  return trimmed;
}

export function completeAddress(text: string): string {
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return `mailto:${text}`;
  if (/^\+?[\d\s().-]{6,}$/.test(text)) return `tel:${text.replaceAll(/[^\d+]/g, "")}`;
  return /^[\p{L}\d-]+(\.[\p{L}\d-]+)*\.\p{L}{2,}(:\d+)?([/?#]\S*)?$/u.test(text) ? `https://${text}` : text;
}

/** Adds the "#" that some design tools leave out when they copy a color. */
export function completeColor(text: string): string {
  const [, digits = ""] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim()) ?? [];
  if (digits.length === 6) return `#${digits}`;
  return digits ? `#${digits.replaceAll(/./g, "$&$&")}` : text.trim();
}
