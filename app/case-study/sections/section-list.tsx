import type { ReactElement } from "react";
import { sectionId } from "#app/case-study/section-id.ts";
import type { Section, SectionOf, TitledSection } from "#app/content/types.ts";
import { onColor } from "#app/styles/on-color.ts";
import { RichText } from "#app/ui/rich-text.tsx";
import { Figures } from "./figures.tsx";
import { PanelPicture } from "./panel.tsx";
import { Quote } from "./quote.tsx";
import { type Films, SectionFilm } from "./section-film.tsx";

export function SectionList({ sections, films }: { sections: Section[]; films: Films }) {
  return (
    <div className="section-list mt-16 wide:mt-24 print:mt-0 print:block">
      {chaptersOf(sections).map((chapter) => (
        <div key={chapter[0]?.id} className="chapter" style={{ "--timeline": `--${chapter[0]?.id}` }}>
          {chapter.map(({ id, section }) => (
            <OneSection key={id} id={id} section={section} films={films} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** A section with a title, and what follows it without one: the list of contents marks them together. */
function chaptersOf(sections: Section[]): { id: string; section: Section }[][] {
  const chapters: ReturnType<typeof chaptersOf> = [];
  for (const [index, section] of sections.entries()) {
    const identified = { id: sectionId(section, index), section };
    const last = chapters.at(-1);
    if (last && !("title" in section)) last.push(identified);
    else chapters.push([identified]);
  }
  return chapters;
}

function OneSection({ id, section, films }: SectionBodyProps) {
  const { bgColor } = section;
  const colours = bgColor ? { backgroundColor: bgColor, ...onColor(bgColor) } : undefined;
  return (
    <section
      aria-labelledby={"title" in section ? id : undefined}
      className={bgColor ? "section ground rounded-stage p-6 wide:p-12" : "section"}
      style={colours}
    >
      {"title" in section && <SectionHead id={id} section={section} />}
      <SectionBody id={id} section={section} films={films} />
    </section>
  );
}

function SectionHead({ id, section }: { id: string; section: TitledSection }) {
  const { title, description } = section;
  return (
    <div className="section-head">
      <h2 id={id} tabIndex={-1} dir="auto" className="text-heading">
        {title}
      </h2>
      {description && <RichText text={description} className="measure" />}
    </div>
  );
}

interface SectionBodyProps {
  id: string;
  section: Section;
  films: Films;
}

function SectionBody({ id, section, films }: SectionBodyProps): ReactElement {
  switch (section.type) {
    case "textImage":
      return <PanelPicture section={section} id={id} />;
    case "blockWithBullets":
      return (
        <>
          <Bullets bullets={section.bullets} />
          <PanelPicture section={section} id={id} />
        </>
      );
    case "textVideo":
      return <SectionFilm section={section} films={films} />;
    case "figures":
      return <Figures section={section} id={id} films={films} />;
    case "quote":
      return <Quote section={section} />;
  }
}

function Bullets({ bullets }: Pick<SectionOf<"blockWithBullets">, "bullets">) {
  return (
    <ul className="bullets mt-8 grid gap-x-10 gap-y-8 wide:mt-10">
      {bullets.map((bullet) => (
        <li key={bullet.title} className="border-line border-t pt-4">
          <h3 dir="auto">{bullet.title}</h3>
          <RichText text={bullet.description} className="mt-2" />
        </li>
      ))}
    </ul>
  );
}
