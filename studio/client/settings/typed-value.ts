import { formatHex } from "culori";
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

/** Returns the value of the option with this name, such as "vi" for "Vietnamese", or else the typed text. */
export function valueOfName(typed: string, options: { value: string; label: string }[]): string {
  const name = typed.trim().toLowerCase();
  return options.find(({ label }) => label.toLowerCase().split(" · ").includes(name))?.value ?? typed;
}

export function completeAddress(text: string): string {
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return `mailto:${text}`;
  if (/^\+?[\d\s().-]{6,}$/.test(text)) return `tel:${text.replaceAll(/[^\d+]/g, "")}`;
  return /^[\p{L}\d-]+(\.[\p{L}\d-]+)*\.\p{L}{2,}(:\d+)?([/?#]\S*)?$/u.test(text) ? `https://${text}` : text;
}

/** Converts a color such as "yellow", "b0005f" or "rgb(176, 0, 95)" to "#rrggbb". @throws if it is not a color */
export function parseColor(text: string): string {
  const color = formatHex(text.trim());
  if (color) return color;
  throw new Error("Write a color such as yellow, #b0005f or rgb(176, 0, 95).");
}
