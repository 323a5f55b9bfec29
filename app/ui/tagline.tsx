import type { Inline, RichText as Tree } from "#app/content/types.ts";
import { RichText } from "./rich-text.tsx";
import { usePath } from "./use-path.ts";

/** Shows the owner's tagline. A link to the current page becomes plain text. */
export function Tagline({ text, className }: { text: Tree; className: string }) {
  const path = usePath();
  const paragraphs = text.map((block) =>
    block.type === "paragraph" ? { ...block, children: withoutLinksTo(path, block.children) } : block,
  );
  return (
    <RichText
      text={paragraphs}
      className={`max-w-[18.4em] text-balance text-lead text-soft [&_a]:text-ink ${className}`}
    />
  );
}

function withoutLinksTo(path: string, parts: Inline[]): Inline[] {
  return parts.flatMap((part) =>
    typeof part !== "string" && part.type === "link" && part.href === path ? part.children : [part],
  );
}
