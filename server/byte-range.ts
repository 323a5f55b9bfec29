export type ByteRange = { first: number; last: number };

/** RFC 9110, section 14. Null means the whole file, also when several ranges are asked for: no player needs them. */
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
