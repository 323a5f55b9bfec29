import { FilmPanel, type FilmProps } from "./film-panel.tsx";

/** For pages without script: nothing moves or is fetched until the visitor presses the browser's own Play. */
export function WaitingVideo({ film, poster, alt, panel }: FilmProps) {
  const { src, width, height } = film;
  return (
    <FilmPanel film={film} poster={poster} panel={panel}>
      {/* biome-ignore lint/a11y/useMediaCaption: `npm run film` leaves no sound */}
      <video src={src} aria-label={alt} width={width} height={height} playsInline preload="none" controls />
    </FilmPanel>
  );
}
