/** However a text is written: as HTML, in a script, in an address or in JSON, with escapes of each. In lower case. */
export function plain(text: string): string {
  return decoded(text).normalize("NFKC").replaceAll(INVISIBLE, "").toLowerCase();
}

export function tokensOf(plainText: string): string[] {
  return plainText.match(WORD) ?? [];
}

/** Letters and digits alone, so that nothing put between two letters or words hides them. */
export function lettersOf(plainText: string): string {
  return plainText.replaceAll(/[^\p{L}\p{N}]+/gu, "");
}

const WORD = /[\p{L}\p{N}]+/gu;

/** Soft hyphens, what has no width, marks of direction and of variants, and the filler of Hangul. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

function decoded(text: string): string {
  return text
    .replaceAll(/\\+u\{?([0-9a-f]{4,6})\}?|\\+x([0-9a-f]{2})/gi, (_match, long, short) =>
      character(long ?? short, 16),
    )
    .replaceAll(/&#x([0-9a-f]{1,6});?/gi, (_match, code) => character(code, 16))
    .replaceAll(/&#(\d{1,7});?/g, (_match, code) => character(code, 10))
    .replaceAll(
      /&(quot|apos|amp|lt|gt|nbsp|shy|zwj|zwnj|ZeroWidthSpace|NoBreak);/g,
      (_match, name: string) => NAMED[name] ?? "",
    )
    .replaceAll(/\\+[nrt]/g, " ")
    .replaceAll(/(?:%[0-9a-f]{2})+/gi, unescaped)
    .replaceAll(/=\r?\n/g, "");
}

const NAMED: Record<string, string> = { quot: '"', apos: "'", amp: "&", lt: "<", gt: ">", nbsp: " " };

function unescaped(row: string): string {
  return Buffer.from(row.replaceAll("%", ""), "hex").toString("utf8");
}

function character(code: string, base: number): string {
  const point = Number.parseInt(code, base);
  return point <= 0x10ffff ? String.fromCodePoint(point) : " ";
}
