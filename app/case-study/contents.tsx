import { sectionId } from "#app/content/section-id.ts";
import type { Section } from "#app/content/types.ts";
import { fillPlural } from "#app/ui/fill.ts";
import { useStrings } from "#app/ui/strings.tsx";

const LIST_ID = "contents";

/** Shows the table of contents in a side column or a disclosure (docs/decisions/0023-contents-without-script.md). */
export function Contents({ sections, lang }: { sections: Section[]; lang: string | undefined }) {
  const { study: strings, lang: siteLang } = useStrings();
  const count = sections.filter((section) => "title" in section).length;
  return (
    <nav aria-label={strings.contents} className="toc">
      <details>
        <summary className="min-h-[44px] cursor-pointer items-center gap-[0.5em]">
          {strings.contents}{" "}
          <span className="contents-count text-soft">
            {fillPlural(strings.sections, { count }, siteLang)}
          </span>
        </summary>
        <ol id={LIST_ID} lang={lang}>
          {sections.map((section, index) => {
            if (!("title" in section)) return null;
            const id = sectionId(section, index);
            return (
              <li key={id}>
                <a
                  href={`#${id}`}
                  dir="auto"
                  className="contents-link block py-[11px] text-(length:--text-small) text-balance text-soft hover:text-ink rail:not-pointer-coarse:py-[5px]"
                  style={{ "--timeline": `--${id}` }}
                >
                  {section.title}
                </a>
              </li>
            );
          })}
        </ol>
      </details>
      {/* While CSS hides the list, this link covers <summary>. A click shows the list again, without JavaScript. */}
      <a href={`#${LIST_ID}`} className="contents-again">
        <span className="sr-only">{strings.contents}</span>
      </a>
    </nav>
  );
}
