import type { Inline, RichText as Tree } from "#app/content/types.ts";
import { RichText } from "./rich-text.tsx";
import { useAddress } from "./use-address.ts";

/** Shows the owner's tagline. A link to the current page becomes plain text. */
export function Tagline({ text, className }: { text: Tree; className: string }) {
  const address = useAddress();
  const paragraphs = text.map((block) =>
    block.type === "paragraph" ? { ...block, children: withoutLinksTo(address, block.children) } : block,
  );
  return (
    <RichText
      text={paragraphs}
      className={`max-w-[18.4em] text-balance text-lead text-soft [&_a]:text-ink ${className}`}
    />
  );
}

function withoutLinksTo(address: string, parts: Inline[]): Inline[] {
  return parts.flatMap((part) =>
    typeof part !== "string" && part.type === "link" && part.href === address ? part.children : [part],
  );
}
