import type { Section } from "#app/content/types.ts";
import { fillPlural } from "#app/ui/fill.ts";
import { useStrings } from "#app/ui/strings.tsx";
import { sectionId } from "./section-id.ts";

const LIST = "contents";

/** At the side on wide screens, else behind its summary (docs/decisions/0023-contents-without-script.md). CSS marks the section being read. */
export function Contents({ sections }: { sections: Section[] }) {
  const { study, lang } = useStrings();
  return (
    <nav aria-label={study.contents} className="toc">
      <details>
        <summary>
          {study.contents}{" "}
          <span className="contents-count text-soft">
            {fillPlural(
              study.sections,
              { count: sections.filter((section) => "title" in section).length },
              lang,
            )}
          </span>
        </summary>
        <ol id={LIST}>
          {sections.map((section, index) => {
            if (!("title" in section)) return null;
            const id = sectionId(section, index);
            return (
              <li key={id}>
                <a href={`#${id}`} dir="auto" className="contents-link" style={{ "--timeline": `--${id}` }}>
                  {section.title}
                </a>
              </li>
            );
          })}
        </ol>
      </details>
      {/* Lies over the summary once a section was chosen: without script nothing else closes what is open. */}
      <a href={`#${LIST}`} className="contents-again">
        <span className="sr-only">{study.contents}</span>
      </a>
    </nav>
  );
}
