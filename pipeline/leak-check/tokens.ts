/** Reduces HTML, Markdown, JSON or an address to letters and digits, so that the same sentences compare as equal. */
export function tokensOf(text: string): string {
  return unescaped(text)
    .normalize("NFKC")
    .replaceAll(INVISIBLE, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "");
}

export function tokensWithoutTags(html: string): string {
  return tokensOf(html.replaceAll(/<[^<>]*>/g, ""));
}

const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

function unescaped(text: string): string {
  return text
    .replaceAll(/\\+(?:u\{?([0-9a-f]{4,6})\}?|x([0-9a-f]{2}))/gi, (_, long, short) =>
      character(long ?? short),
    )
    .replaceAll(/&#x([0-9a-f]{1,6});?/gi, (_, hex) => character(hex))
    .replaceAll(/&#(\d{1,7});?/g, (_, decimal) => character(Number(decimal).toString(16)))
    .replaceAll(/&[a-z]{2,6};/gi, " ")
    .replaceAll(/\\+[nrt]/g, " ")
    .replaceAll(/(?:%[0-9a-f]{2})+/gi, (bytes) => Buffer.from(bytes.replaceAll("%", ""), "hex").toString());
}

function character(hex: string): string {
  const codePoint = Number.parseInt(hex, 16);
  return codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : " ";
}
