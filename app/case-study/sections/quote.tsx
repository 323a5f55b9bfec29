import type { SectionOf } from "#app/content/types.ts";
import { RichText } from "#app/ui/rich-text.tsx";

export function Quote({ section }: { section: SectionOf<"quote"> }) {
  const { quote, who } = section;
  return (
    <figure className="max-w-[33em] [border-inline-start-width:2px] ps-6">
      <blockquote>
        <RichText text={quote} className="text-balance text-lead" />
      </blockquote>
      <figcaption dir="auto" className="mt-4 text-small">
        {who}
      </figcaption>
    </figure>
  );
}
