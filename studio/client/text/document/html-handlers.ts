import { defaultHandlers, type Handle } from "hast-util-to-mdast";
import { LEFT_OUT } from "./to-rich-text.ts";

const { div, p, span } = defaultHandlers as Record<"div" | "p" | "span", Handle>;

/** The library's handlers of these tags join, omit or ignore words. */
const INLINE_TAGS = ["code", "kbd", "samp", "tt", "var"];
const BLOCK_TAGS = [
  ...["dd", "dl", "dt", "listing", "plaintext", "pre", "xmp"],
  ...["applet", "dialog", "noembed", "noframes", "optgroup", "option", "select"],
];
const PARTS = { audio: "recording", iframe: "embedded page", math: "formula", svg: "image", video: "video" };

/** Handlers of hast-util-to-mdast that keep all words apart, and leave an image for each part that is left out. */
export const HTML_HANDLERS: Record<string, Handle> = Object.fromEntries<Handle>([
  ...Object.entries(defaultHandlers).map(([tag, handle]): [string, Handle] => [
    tag,
    handle === div || handle === p ? separated(handle) : handle,
  ]),
  ...INLINE_TAGS.map((tag): [string, Handle] => [tag, span]),
  ...BLOCK_TAGS.map((tag): [string, Handle] => [tag, separated(div)]),
  ...Object.entries(PARTS).map(([tag, name]): [string, Handle] => [
    tag,
    () => ({ type: "image", url: `${LEFT_OUT}${name}` }),
  ]),
  // An address relative to a document is not a link on the site.
  ["base", () => undefined],
]);

/** Returns a line break for an empty block, because the texts before and after it are separate. */
function separated(handle: Handle): Handle {
  return (...input) => {
    const nodes = handle(...input) ?? [];
    return [nodes].flat().length > 0 ? nodes : { type: "break" };
  };
}
