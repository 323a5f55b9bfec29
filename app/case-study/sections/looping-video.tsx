import { useLayoutEffect, useRef, useState } from "react";
import { fill } from "#app/ui/fill.ts";
import { Icon } from "#app/ui/icons.tsx";
import { useStrings } from "#app/ui/strings.tsx";
import { Figure, FilmPanel, type FilmProps } from "./panel.tsx";

/** Of the screen's height: a film begins this far before it is seen. */
const NEAR = "50%";

/** Plays once it is near. Without script, or for who asked for less motion, nothing is fetched before Play. */
export function LoopingVideo({ title, film, poster, alt, caption, panel }: FilmProps) {
  const { src, width, height } = film;
  const player = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  const [hydrated, setHydrated] = useState(false);
  const { study } = useStrings();

  // Before anything is painted, or the browser's controls would flash after unlocking.
  useLayoutEffect(() => {
    const element = player.current;
    if (!element) return;
    setHydrated(true);
    // It may have started before the script was there.
    setPlaying(!element.paused);
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const observer = new IntersectionObserver(
      (changes) => {
        if (!changes.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        // From now on the browser may pause it out of sight, and go on by itself.
        element.autoplay = true;
        if (element.paused) play(element);
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  function toggle() {
    const element = player.current;
    if (!element) return;
    if (element.paused) play(element);
    else element.pause();
  }

  const label = playing ? study.pause : study.play;
  return (
    <Figure caption={caption}>
      <FilmPanel film={film} poster={poster} panel={panel}>
        <video
          ref={player}
          src={src}
          aria-label={alt}
          width={width}
          height={height}
          loop
          muted
          playsInline
          preload="none"
          controls={!hydrated}
          onPlay={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
        />
      </FilmPanel>
      {/* Their place is kept from the start, so that nothing moves when the script arrives. */}
      <button
        type="button"
        onClick={toggle}
        aria-label={`${label}: ${title}`}
        data-ready={hydrated}
        className="film-button pill bg-accent ps-3.5 pe-5 text-[length:var(--text-small)] text-on-accent"
      >
        <Icon name={playing ? "pause" : "play"} />
        {label}
      </button>
      <button
        type="button"
        onClick={() => player.current && fillScreen(player.current)}
        data-ready={hydrated}
        className="film-button zoom-open"
      >
        <span className="sr-only">{fill(study.enlargeFilm, { title })}</span>
        <Icon name="enlarge" />
      </button>
    </Figure>
  );
}

/** An iPhone fills its screen with films alone, by a method of its own. */
function fillScreen(element: HTMLVideoElement & { webkitEnterFullscreen?: () => void }): void {
  if (element.requestFullscreen) element.requestFullscreen().catch(() => {});
  else element.webkitEnterFullscreen?.();
}

/** A browser may refuse, to save energy for one: the button then still says Play. */
function play(element: HTMLVideoElement): void {
  element.play().catch(() => {});
}
