import { useLayoutEffect, useRef, useState } from "react";
import { Icon } from "#app/components/icons.tsx";
import { useStrings } from "#app/strings.tsx";
import { FilmPanel, type FilmProps } from "./panel.tsx";

/** Of the screen's height: a film begins this far before it is seen. */
const NEAR = "50%";

/** Plays once it is near. Without script, or for who asked for less motion, nothing is fetched before Play. */
export function LoopingVideo({ film, poster, alt, panel }: FilmProps) {
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

  return (
    <figure>
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
      {/* Its place is kept from the start, so that nothing moves when the script arrives. */}
      <button
        type="button"
        onClick={toggle}
        data-ready={hydrated}
        className="pill mt-4 bg-ink ps-3.5 pe-5 text-[length:var(--text-small)] text-paper data-[ready=false]:invisible print:hidden"
      >
        <Icon name={playing ? "pause" : "play"} />
        {playing ? study.pause : study.play}
      </button>
    </figure>
  );
}

/** A browser may refuse, to save energy for one: the button then still says Play. */
function play(element: HTMLVideoElement): void {
  element.play().catch(() => {});
}
