import type { Section } from "#app/content/types.ts";
import { sectionId, timelineName } from "./section-id.ts";

/** The link to the section being read is marked by CSS; see contents.css. */
function ContentsList({ sections }: { sections: Section[] }) {
  return (
    <ol>
      {sections.map((section, index) => {
        const id = sectionId(section, index);
        return (
          <li key={id}>
            <a
              href={`#${id}`}
              className="contents-link"
              style={{ "--timeline": timelineName(section, index) }}
            >
              {section.title}
            </a>
          </li>
        );
      })}
    </ol>
  );
}

export function ContentsRail({ sections }: { sections: Section[] }) {
  return (
    <nav aria-label="Contents" className="rail">
      <ContentsList sections={sections} />
    </nav>
  );
}

export function ContentsDisclosure({ sections }: { sections: Section[] }) {
  return (
    <nav aria-label="Contents" className="contents-disclosure">
      <details>
        <summary>
          Contents <span className="text-soft">{sections.length} sections</span>
        </summary>
        <ContentsList sections={sections} />
      </details>
    </nav>
  );
}
