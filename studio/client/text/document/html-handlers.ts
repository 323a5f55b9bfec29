import { defaultHandlers, type Handle } from "hast-util-to-mdast";
import { LEFT_OUT } from "./to-rich-text.ts";

const { div, p, span, table } = defaultHandlers as Record<"div" | "p" | "span" | "table", Handle>;

/** The library's handlers for these tags would join or omit words. */
const INLINE_TAGS = ["code", "kbd", "samp", "tt", "var"];
const BLOCK_TAGS = [
  ...["dd", "dl", "dt", "listing", "plaintext", "pre", "xmp"],
  ...["applet", "caption", "dialog", "noembed", "noframes", "optgroup", "option", "select"],
];
const PARTS = { audio: "recording", iframe: "embedded page", math: "formula", svg: "image", video: "video" };

/** Handlers for hast-util-to-mdast that keep all words separate. They return an image for each part that is left out. */
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
  ["table", readTable],
  // An address relative to a document is not a link on the site.
  ["base", () => undefined],
]);

/** Moves the captions in front of their table. Turns a table inside a table into text. */
function readTable(...[state, node, parent]: Parameters<Handle>): ReturnType<Handle> {
  if (state.inTable) return [{ type: "break" }, ...state.all(node), { type: "break" }];
  const isCaption = (child: object) => "tagName" in child && child.tagName === "caption";
  const captions = { ...node, children: node.children.filter(isCaption) };
  const rows = { ...node, children: node.children.filter((child) => !isCaption(child)) };
  return [...state.all(captions), table(state, rows, parent)].flat() as ReturnType<Handle>;
}

/** Wraps a handler so that an empty block becomes a line break, which keeps the texts around the block separate. */
function separated(handle: Handle): Handle {
  return (...input) => {
    const nodes = handle(...input) ?? [];
    return [nodes].flat().length > 0 ? nodes : { type: "break" };
  };
}
