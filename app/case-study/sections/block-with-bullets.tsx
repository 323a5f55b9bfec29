import { RichText } from "#app/components/rich-text.tsx";
import type { SectionOf } from "#app/content/types.ts";
import { PanelPicture } from "./panel.tsx";
import { SectionFrame } from "./section-frame.tsx";

export function BlockWithBulletsSection({
  id,
  section,
}: {
  id: string;
  section: SectionOf<"blockWithBullets">;
}) {
  const { title, description, bgColor, bullets } = section;
  return (
    <SectionFrame id={id} title={title} description={description} bgColor={bgColor}>
      <ul className="bullets mt-8 grid gap-x-10 gap-y-8 wide:mt-10">
        {bullets.map((bullet) => (
          <li key={bullet.title} className="border-line border-t pt-4">
            <h3 dir="auto">{bullet.title}</h3>
            <RichText text={bullet.description} className="mt-2" />
          </li>
        ))}
      </ul>
      <PanelPicture section={section} id={id} />
    </SectionFrame>
  );
}
