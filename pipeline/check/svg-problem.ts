import sharp from "sharp";
import { readOnce } from "../../files/read-once.ts";

const MAX_BYTES = 1_000_000;

/** Returns why an SVG cannot be published, or null. A browser that opens an SVG directly runs its scripts. */
export const svgProblem = readOnce(async (bytes): Promise<string | null> => {
  if (bytes.length === 0) return "is empty: export it again";
  if (bytes.length > MAX_BYTES) return "is larger than 1 MB: export a simpler SVG";
  const text = decodeReferences(bytes);
  if (ACTIVE_CONTENT.some((pattern) => pattern.test(text)))
    return "contains a script or other active content: export it without such content";
  const image = await sharp(bytes)
    .metadata()
    .catch(() => null);
  return image?.format === "svg" ? null : "is not an SVG that can be drawn: export it again";
});

/** The patterns match parts of an SVG that can run scripts. Namespaces allow any prefix before a name. */
const ACTIVE_CONTENT = [
  /<([^\s<>/]*:)?(script|foreignObject|iframe|embed|object|handler|listener)[\s/>]/i,
  /\s([^\s=<>]*:)?on\w+\s*=\s*["']/i,
  /(java|vb)script:/i,
  /<!ENTITY|<\?xml-stylesheet/i,
  /<\?xml[^>]*encoding\s*=\s*["'](?!utf-8["'])/i,
];

/** Decodes character references, and removes characters that browsers ignore inside a URL. */
function decodeReferences(bytes: Buffer): string {
  const text = bytes.toString().replaceAll("\0", "");
  const decodedText = text.replace(/&#(?:x([\da-f]+)|(\d+));/gi, (_, hex, decimal) => {
    const codePoint = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return codePoint <= 0x10_ff_ff ? String.fromCodePoint(codePoint) : "";
  });
  return `${decodedText}\n${decodedText.replaceAll(/\s/g, "")}`;
}
