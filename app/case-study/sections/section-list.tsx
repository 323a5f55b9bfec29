import type { ReactElement } from "react";
import { sectionId } from "#app/case-study/section-id.ts";
import { RichText } from "#app/components/rich-text.tsx";
import type { Section, SectionOf } from "#app/content/types.ts";
import { onColor } from "#app/styles/on-color.ts";
import { PanelPicture } from "./panel.tsx";
import { type Films, SectionFilm } from "./section-film.tsx";

export function SectionList({ sections, films }: { sections: Section[]; films: Films }) {
  return (
    <div className="section-list mt-16 wide:mt-24 print:mt-0 print:block">
      {sections.map((section, index) => {
        const id = sectionId(section, index);
        const { title, description, bgColor } = section;
        const colours = bgColor ? { backgroundColor: bgColor, ...onColor(bgColor) } : undefined;
        return (
          <section
            key={id}
            aria-labelledby={id}
            className={bgColor ? "section rounded-stage p-6 wide:p-12" : "section"}
            style={{ "--timeline": `--${id}`, ...colours }}
          >
            <div className="section-head">
              <h2 id={id} tabIndex={-1} dir="auto" className="text-heading">
                {title}
              </h2>
              {description && <RichText text={description} className="measure" />}
            </div>
            <SectionBody id={id} section={section} films={films} />
          </section>
        );
      })}
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
