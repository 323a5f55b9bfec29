import type { SectionOf } from "#app/content/types.ts";
import { PanelPicture } from "./panel.tsx";
import { SectionFrame } from "./section-frame.tsx";

export function TextImageSection({ id, section }: { id: string; section: SectionOf<"textImage"> }) {
  const { title, description, bgColor } = section;
  return (
    <SectionFrame id={id} title={title} description={description} bgColor={bgColor}>
      <PanelPicture section={section} id={id} />
    </SectionFrame>
  );
}
