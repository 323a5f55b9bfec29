import type { TextVideo } from "#app/content/types.ts";
import { LoopingVideo } from "./looping-video.tsx";
import { SectionFrame } from "./section-frame.tsx";

/** Text and video: a heading, a paragraph, and a video that plays by itself, over and over. */
export function TextVideoSection({ id, section }: { id: string; section: TextVideo }) {
  const { title, description, bgColor, videoLink, ...look } = section;
  return (
    <SectionFrame id={id} title={title} description={description} bgColor={bgColor}>
      {videoLink && <LoopingVideo video={videoLink} look={look} />}
    </SectionFrame>
  );
}
