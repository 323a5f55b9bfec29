import sharp from "sharp";
import { readOnce } from "../../files/read-once.ts";
import { fileKind } from "../media/file-kind.ts";

const MAX_BYTES = 1_000_000;

/** Returns why an SVG cannot be published, or null. A browser that opens an SVG directly runs its scripts. */
export const svgProblem = readOnce(async (bytes): Promise<string | null> => {
  if (bytes.length === 0) return "is empty: export it again";
  const kind = await fileKind(bytes);
  if (kind && !["svg", "xml", "lfs"].includes(kind))
    return `is not an SVG, but has the format ${kind.replace("jpg", "jpeg").toUpperCase()}: export it as SVG`;
  if (bytes.length > MAX_BYTES) return "is larger than 1 MB: export a simpler SVG";
  const source = bytes.toString().replaceAll("\0", "");
  const text = decodeReferences(source);
  // Browsers ignore whitespace inside a URL.
  const textWithoutSpace = text.replaceAll(/\s/g, "");
  if (ACTIVE_CONTENT.some((pattern) => pattern.test(text) || pattern.test(textWithoutSpace)))
    return "contains a script or other active content: export it without such content";
  if (loadedUrls(source).some(isOutside) || LOADING_STYLE.test(decodeStyle(text)))
    return "loads another file: embed the image, or export it without links to files";
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
  // A document type with definitions can add attributes to elements.
  /<!ENTITY|<!DOCTYPE(?:"[^"]*"|'[^']*'|[^>"'])*\[|<\?xml-stylesheet/i,
  /\sattributeName\s*=\s*["']\s*([^\s"']*:)?href/i,
  /<\?xml[^>]*encoding\s*=\s*["'](?!utf-8["'])/i,
];
const TAG = /<([^\s<>/!?="']+)((?:"[^"]*"|'[^']*'|[^<>"'])*)>/g;
const ATTRIBUTE = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const LOADING_ATTRIBUTE = /^(xml:base|([^:]+:)?(href|src|srcset|poster))$/i;
const LOADING_STYLE =
  /(url|image-set|src)\(\s*(?!(["']|&quot;|&apos;)?\s*(#|data:image\/))|@import\s*(url|["'])/i;

/** Lists the URLs in attributes, except the links of <a>. */
function loadedUrls(source: string): string[] {
  const tags = [...source.matchAll(TAG)].filter(([, element = ""]) => !/^([^:]+:)?a$/i.test(element));
  const attributes = tags.flatMap(([, , text = ""]) => [...text.matchAll(ATTRIBUTE)]);
  return attributes
    .filter(([, name = ""]) => LOADING_ATTRIBUTE.test(name))
    .map(([, , value, otherValue = ""]) => decodeReferences(value ?? otherValue).trim());
}

/** Returns false for a part of the SVG itself and for an embedded image. */
function isOutside(url: string): boolean {
  return url !== "" && !/^(#|data:image\/)/i.test(url);
}

function decodeReferences(text: string): string {
  return text.replace(/&#(?:x([\da-f]+)|(\d+));/gi, (_, hex, decimal) =>
    characterOf(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  );
}

/** Decodes CSS escapes and removes comments. */
function decodeStyle(text: string): string {
  return text
    .replaceAll(/\/\*[\s\S]*?\*\//g, "")
    .replaceAll(/\\([\da-f]{1,6})\s?/gi, (_, hex) => characterOf(Number.parseInt(hex, 16)))
    .replaceAll("\\", "");
}

function characterOf(codePoint: number): string {
  return codePoint <= 0x10_ff_ff ? String.fromCodePoint(codePoint) : "";
}
