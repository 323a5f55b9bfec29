import type { Section } from "#app/content/types.ts";
import { fillPlural } from "#app/fill.ts";
import { useStrings } from "#app/strings.tsx";
import { sectionId } from "./section-id.ts";

/** The link to the section being read is marked by CSS; see contents.css. */
function ContentsList({ sections }: { sections: Section[] }) {
  return (
    <ol>
      {sections.map((section, index) => {
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
  );
}

export function ContentsRail({ sections }: { sections: Section[] }) {
  const { study } = useStrings();
  return (
    <nav aria-label={study.contents} className="rail">
      <ContentsList sections={sections} />
    </nav>
  );
}

export function ContentsDisclosure({ sections }: { sections: Section[] }) {
  const { study, lang } = useStrings();
  const count = fillPlural(study.sections, { count: sections.length }, lang);
  return (
    <nav aria-label={study.contents} className="contents-disclosure">
      <details>
        <summary>
          {study.contents} <span className="text-soft">{count}</span>
        </summary>
        <ContentsList sections={sections} />
      </details>
    </nav>
  );
}
