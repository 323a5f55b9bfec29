import type { Section } from "#app/content/types.ts";
import { sectionId } from "./section-id.ts";

/** The headings of a case study as links, in view beside the text on wide screens. */
export function ContentsList({ sections }: { sections: Section[] }) {
  return (
    <nav aria-label="Contents" className="print:hidden">
      <ol className="grid gap-0.5 text-small">
        {sections.map((section, index) => (
          <li key={sectionId(section, index)}>
            <a
              href={`#${sectionId(section, index)}`}
              className="block py-1.5 text-soft no-underline motion-safe:transition-colors hover:text-ink"
            >
              {section.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
