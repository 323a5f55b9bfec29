import type { ReactElement, Ref } from "react";
import { sectionId } from "#app/content/section-id.ts";
import type { Section, SectionOf, TitledSection } from "#app/content/types.ts";
import { bandStyle } from "#app/ui/on-color.ts";
import { RichText } from "#app/ui/rich-text.tsx";
import bandStyles from "../../styles/band.css?inline";
import { Figures } from "./figures.tsx";
import { PanelImage } from "./panel.tsx";
import { Quote } from "./quote.tsx";
import { SectionVideo, type VideoPlayback } from "./section-video.tsx";
import { Table } from "./table.tsx";

interface SectionListProps {
  sections: Section[];
  videos: VideoPlayback;
  ref?: Ref<HTMLDivElement> | undefined;
}

export function SectionList({ sections, videos, ref }: SectionListProps) {
  return (
    <div ref={ref} className="section-list mt-16 grid wide:mt-24 print:mt-0 print:block">
      {chaptersOf(sections).map((chapter) => (
        <div key={chapter[0]?.id} className="chapter grid" style={{ "--timeline": `--${chapter[0]?.id}` }}>
          {chapter.map(({ id, section }) => (
            <StudySection key={id} id={id} section={section} videos={videos} />
          ))}
        </div>
      ))}
    </div>
  );
}

// Groups each titled section with the untitled sections after it, because they share an entry in the table of contents.
function chaptersOf(sections: Section[]): { id: string; section: Section }[][] {
  const chapters: ReturnType<typeof chaptersOf> = [];
  for (const [index, section] of sections.entries()) {
    const sectionWithId = { id: sectionId(section, index), section };
    const lastChapter = chapters.at(-1);
    if (lastChapter && !("title" in section)) lastChapter.push(sectionWithId);
    else chapters.push([sectionWithId]);
  }
  return chapters;
}

/** A section with a color is a band. React adds the styles to the head once per page, and joins styles of the same precedence. */
function StudySection({ id, section, videos }: SectionBodyProps) {
  const { bgColor } = section;
  // A title has the anchor of its section.
  const anchor = "title" in section ? { "aria-labelledby": id } : { id };
  return (
    <section
      {...anchor}
      className={bgColor ? "section on-color" : "section"}
      style={bgColor ? bandStyle(bgColor) : undefined}
    >
      {bgColor && (
        <style href="band" precedence="band">
          {bandStyles}
        </style>
      )}
      <SectionBody id={id} section={section} videos={videos} />
    </section>
  );
}

interface SectionBodyProps {
  id: string;
  section: Section;
  videos: VideoPlayback;
}

function SectionBody({ id, section, videos }: SectionBodyProps): ReactElement {
  switch (section.type) {
    case "figures":
      return <Figures section={section} id={id} videos={videos} />;
    case "quote":
      return <Quote section={section} />;
    default:
      return <TitledSectionBody id={id} section={section} videos={videos} />;
  }
}

function TitledSectionBody({ id, section, videos }: SectionBodyProps & { section: TitledSection }) {
  const { title, description, figureFirst } = { figureFirst: false, ...section };
  const text = description && <RichText text={description} className="max-w-[33em]" />;
  const figure = <SectionFigure id={id} section={section} videos={videos} />;
  return (
    <>
      <div className="section-head grid gap-5 print:block">
        <h2 id={id} tabIndex={-1} dir="auto" className="text-heading print:mb-[3mm] print:text-[17pt]">
          {title}
        </h2>
        {!figureFirst && text}
      </div>
      {figureFirst && figure}
      {figureFirst && text && <div className="mt-8 wide:mt-10 print:mt-[3mm]">{text}</div>}
      {section.type === "blockWithBullets" && <Bullets bullets={section.bullets} />}
      {!figureFirst && figure}
    </>
  );
}

function SectionFigure({ id, section, videos }: SectionBodyProps & { section: TitledSection }): ReactElement {
  switch (section.type) {
    case "textVideo":
      return <SectionVideo section={section} videos={videos} />;
    case "textImage":
    case "blockWithBullets":
      return <PanelImage section={section} id={id} />;
    case "table":
      return <Table section={section} />;
  }
}

function Bullets({ bullets }: Pick<SectionOf<"blockWithBullets">, "bullets">) {
  return (
    <ul className="bullets mt-8 wide:mt-10 print:mt-[3mm]">
      {bullets.map((bullet, index) => (
        <li key={index} className="hairline-top pt-4 print:pt-[2mm]">
          <h3 dir="auto">{bullet.title}</h3>
          <RichText text={bullet.description} className="mt-2 print:mt-0" />
        </li>
      ))}
    </ul>
  );
}
