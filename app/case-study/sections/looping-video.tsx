import { type RefObject, useCallback, useRef, useSyncExternalStore } from "react";
import { PauseIcon, PlayIcon } from "#app/components/icons.tsx";
import { useWords } from "#app/words.tsx";
import { FilmPanel, type FilmProps } from "./film-panel.tsx";
import { useHydrated } from "./use-hydrated.ts";

export function LoopingVideo({ film, poster, alt, look }: FilmProps) {
  const { src, width, height } = film;
  const player = useRef<HTMLVideoElement>(null);
  const playing = useIsPlaying(player);
  const { study } = useWords();
  const hydrated = useHydrated();

  function toggle() {
    const element = player.current;
    if (!element) return;
    if (!element.paused) return element.pause();
    // Under reduced motion the source was not chosen; a press of Play overrules that.
    if (!element.currentSrc) element.src = src;
    void element.play();
  }

  return (
    <figure>
      <FilmPanel film={film} poster={poster} look={look}>
        <video
          ref={player}
          aria-label={alt}
          width={width}
          height={height}
          autoPlay
          loop
          muted
          playsInline
          loading="lazy"
          preload="metadata"
          controls={!hydrated}
        >
          <source src={src} type="video/mp4" media="(prefers-reduced-motion: no-preference)" />
        </video>
      </FilmPanel>
      {/* Its place is kept from the start, so that nothing moves when the script arrives. */}
      <button
        type="button"
        onClick={toggle}
        className={hydrated ? "video-toggle pill" : "video-toggle pill invisible"}
      >
        {playing ? <PauseIcon /> : <PlayIcon />}
        {playing ? study.pause : study.play}
      </button>
    </figure>
  );
}

// The player may have started before the script was there.
function useIsPlaying(player: RefObject<HTMLVideoElement | null>): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const element = player.current;
      const events = ["play", "playing", "pause", "ended"];
      for (const event of events) element?.addEventListener(event, notify);
      return () => {
        for (const event of events) element?.removeEventListener(event, notify);
      };
    },
    [player],
  );
  return useSyncExternalStore(
    subscribe,
    () => player.current?.paused === false,
    () => false,
  );
}
