import type { SectionOf } from "#app/content/types.ts";
import { LoopingVideo } from "./looping-video.tsx";
import { SectionFrame } from "./section-frame.tsx";

export function TextVideoSection({ id, section }: { id: string; section: SectionOf<"textVideo"> }) {
  const { title, description, bgColor, videoLink, poster, alt = "", ...look } = section;
  return (
    <SectionFrame id={id} title={title} description={description} bgColor={bgColor}>
      {videoLink && poster && <LoopingVideo src={videoLink} poster={poster} alt={alt} look={look} />}
    </SectionFrame>
  );
}
