import type { ResponsiveImage, Video } from "#app/content/types.ts";
import { LoopingVideo } from "./looping-video.tsx";
import { Figure, type PanelStyle, VideoPanel, type VideoProps } from "./panel.tsx";

/** "autoplay" loops videos with a Pause button that needs JavaScript; "controls" shows the browser's own controls. */
export type VideoPlayback = "autoplay" | "controls";

interface SectionVideoProps {
  section: PanelStyle & {
    title: string;
    videoLink?: Video | null;
    poster?: ResponsiveImage;
    alt?: string;
    caption?: string;
  };
  videos: VideoPlayback;
}

export function SectionVideo({ section, videos }: SectionVideoProps) {
  const { title, videoLink, poster, alt = "", caption, ...panel } = section;
  if (!videoLink || !poster) return null;
  const Player = videos === "autoplay" ? LoopingVideo : VideoWithControls;
  return <Player title={title} video={videoLink} poster={poster} alt={alt} caption={caption} panel={panel} />;
}

/** Loads the video when the visitor clicks the browser's Play button, so the page does not need JavaScript. */
function VideoWithControls({ video, poster, alt, caption, panel }: VideoProps) {
  const { src, width, height } = video;
  return (
    <Figure caption={caption}>
      <VideoPanel video={video} poster={poster} panel={panel}>
        {/* biome-ignore lint/a11y/useMediaCaption: the studio removes the sound */}
        <video src={src} aria-label={alt} width={width} height={height} playsInline preload="none" controls />
      </VideoPanel>
    </Figure>
  );
}
