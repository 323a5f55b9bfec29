import type { Film, Picture } from "#app/content/types.ts";
import { LoopingVideo } from "./looping-video.tsx";
import { Figure, FilmPanel, type FilmProps, type PanelStyle } from "./panel.tsx";

/** Whether films play by themselves, with a Pause button that needs script, or wait with the browser's controls. */
export type Films = "autoplay" | "controls";

interface SectionFilmProps {
  section: PanelStyle & {
    title: string;
    videoLink?: Film | null;
    poster?: Picture;
    alt?: string;
    caption?: string;
  };
  films: Films;
}

export function SectionFilm({ section, films }: SectionFilmProps) {
  const { title, videoLink, poster, alt = "", caption, ...panel } = section;
  if (!videoLink || !poster) return null;
  const Video = films === "autoplay" ? LoopingVideo : WaitingVideo;
  return <Video title={title} film={videoLink} poster={poster} alt={alt} caption={caption} panel={panel} />;
}

/** For pages without script: nothing moves or is fetched until the visitor presses the browser's own Play. */
function WaitingVideo({ film, poster, alt, caption, panel }: FilmProps) {
  const { src, width, height } = film;
  return (
    <Figure caption={caption}>
      <FilmPanel film={film} poster={poster} panel={panel}>
        {/* biome-ignore lint/a11y/useMediaCaption: `npm run film` leaves no sound */}
        <video src={src} aria-label={alt} width={width} height={height} playsInline preload="none" controls />
      </FilmPanel>
    </Figure>
  );
}
