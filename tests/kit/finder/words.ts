/** In lower case, however the text is written: as HTML, in a script or in JSON, with escapes of either. */
export function wordsOf(text: string): string[] {
  return decoded(text).toLowerCase().match(WORD) ?? [];
}

export function aloneIn(text: string): Set<string> {
  const found = decoded(text).matchAll(/(?<=[>"'`])[^<>"`\n]{2,60}?(?=[<"'`\\])/g);
  return new Set(Array.from(found, ([alone]) => alone.trim().replace(/\s+/g, " ").toLowerCase()));
}

const WORD = /[\p{L}\p{N}]+/gu;

function decoded(text: string): string {
  return text
    .replaceAll(/\\+u([0-9a-f]{4})|\\+x([0-9a-f]{2})/gi, (_match, long, short) =>
      character(long ?? short, 16),
    )
    .replaceAll(/&#x([0-9a-f]{1,6});/gi, (_match, code) => character(code, 16))
    .replaceAll(/&#(\d{1,7});/g, (_match, code) => character(code, 10))
    .replaceAll(/&(quot|apos|amp|lt|gt|nbsp);/g, (_match, name: string) => NAMED[name] ?? " ")
    .replaceAll(/\\+[nrt]/g, " ")
    .replaceAll(/%(2[0-9a-f]|0[ad])/gi, (_match, code) => character(code, 16));
}

const NAMED: Record<string, string> = { quot: '"', apos: "'", amp: "&", lt: "<", gt: ">", nbsp: " " };

function character(code: string, base: number): string {
  const point = Number.parseInt(code, base);
  return point <= 0x10ffff ? String.fromCodePoint(point) : " ";
}
