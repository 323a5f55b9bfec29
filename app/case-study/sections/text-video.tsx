import type { SectionOf } from "#app/content/types.ts";
import { LoopingVideo } from "./looping-video.tsx";
import { SectionFrame } from "./section-frame.tsx";
import { WaitingVideo } from "./waiting-video.tsx";

/** Whether films play by themselves, with a Pause button that needs script, or wait with the browser's controls. */
export type Films = "autoplay" | "controls";

interface TextVideoSectionProps {
  id: string;
  section: SectionOf<"textVideo">;
  films: Films;
}

export function TextVideoSection({ id, section, films }: TextVideoSectionProps) {
  const { title, description, bgColor, videoLink, poster, alt = "", ...panel } = section;
  const Video = films === "autoplay" ? LoopingVideo : WaitingVideo;
  return (
    <SectionFrame id={id} title={title} description={description} bgColor={bgColor}>
      {videoLink && poster && <Video film={videoLink} poster={poster} alt={alt} panel={panel} />}
    </SectionFrame>
  );
}
