import type { ResponsiveImage, Video } from "#app/content/types.ts";
import { Icon } from "#app/ui/icons.tsx";
import { useStrings } from "#app/ui/strings.tsx";
import { LoopingVideo } from "./looping-video.tsx";
import { Figure, type PanelStyle, VideoPanel, type VideoProps } from "./panel.tsx";

/**
 * "autoplay" loops videos with a Pause button that needs JavaScript; "controls" shows the browser's own controls;
 * "script" shows a Play button for presenter.js.
 */
export type VideoPlayback = "autoplay" | "controls" | "script";

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
  const props = { title, video: videoLink, poster, alt, caption, panel };
  return videos === "autoplay" ? <LoopingVideo {...props} /> : <StillVideo {...props} videos={videos} />;
}

/** Loads the video when someone clicks Play. With the browser's own controls, the page does not need JavaScript. */
function StillVideo({ video, poster, alt, caption, panel, videos }: VideoProps & { videos: VideoPlayback }) {
  const { src, width, height } = video;
  const hasControls = videos === "controls";
  return (
    <Figure caption={caption}>
      <VideoPanel video={video} poster={poster} panel={panel}>
        {/* biome-ignore lint/a11y/useMediaCaption: the studio removes the sound */}
        <video
          src={src}
          aria-label={alt}
          width={width}
          height={height}
          playsInline
          preload="none"
          controls={hasControls}
        />
      </VideoPanel>
      {!hasControls && <PlayButton />}
    </Figure>
  );
}

function PlayButton() {
  const { study: strings } = useStrings();
  return (
    <button
      type="button"
      data-play
      className="pill mt-2.5 me-4 bg-accent ps-3.5 pe-5 text-(length:--text-small) text-on-accent"
    >
      {(["play", "pause"] as const).map((name) => (
        <span key={name} data-label={name} className="flex items-center gap-2" hidden={name === "pause"}>
          <Icon name={name} />
          {strings[name]}
        </span>
      ))}
    </button>
  );
}
