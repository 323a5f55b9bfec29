export type ByteRange = { first: number; last: number };

/**
 * Reads a Range header for a file of `size` bytes (RFC 9110, section 14).
 *
 * Gives the one range that was asked for, both ends included; "unsatisfiable" when it lies beyond the file, to be
 * answered with 416; or null when the whole file is to be sent: no header, another unit, nonsense, or several ranges,
 * which no player needs and which cost the server more than they save.
 */
export function byteRange(header: string | null, size: number): ByteRange | "unsatisfiable" | null {
  const [, from, to] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header ?? "") ?? [];
  if (from === undefined || to === undefined || (from === "" && to === "")) return null;
  if (from === "") return lastBytes(Number(to), size);
  if (to !== "" && Number(to) < Number(from)) return null;
  if (Number(from) >= size) return "unsatisfiable";
  return { first: Number(from), last: to === "" ? size - 1 : Math.min(Number(to), size - 1) };
}

function lastBytes(count: number, size: number): ByteRange | "unsatisfiable" {
  if (count === 0 || size === 0) return "unsatisfiable";
  return { first: Math.max(0, size - count), last: size - 1 };
}
