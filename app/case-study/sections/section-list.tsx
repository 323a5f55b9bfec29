import type { ReactElement } from "react";
import { sectionId } from "#app/case-study/section-id.ts";
import type { Section } from "#app/content/types.ts";
import { BlockWithBulletsSection } from "./block-with-bullets.tsx";
import { TextImageSection } from "./text-image.tsx";
import { type Films, TextVideoSection } from "./text-video.tsx";

export function SectionList({ sections, films }: { sections: Section[]; films: Films }) {
  return (
    <div className="mt-16 grid gap-20 wide:mt-24 wide:gap-28 print:mt-0 print:block">
      {sections.map((section, index) => {
        const id = sectionId(section, index);
        return <SectionOfKind key={id} id={id} section={section} films={films} />;
      })}
    </div>
  );
}

interface SectionOfKindProps {
  id: string;
  section: Section;
  films: Films;
}

function SectionOfKind({ id, section, films }: SectionOfKindProps): ReactElement {
  switch (section.type) {
    case "textImage":
      return <TextImageSection id={id} section={section} />;
    case "blockWithBullets":
      return <BlockWithBulletsSection id={id} section={section} />;
    case "textVideo":
      return <TextVideoSection id={id} section={section} films={films} />;
  }
}
