import { useRef, useState } from "react";
import { PauseIcon, PlayIcon } from "#app/components/icons.tsx";
import type { Video } from "#app/content/types.ts";
import { useHydrated } from "./use-hydrated.ts";

/**
 * A silent video that plays by itself and loops, with a button to pause it. Who asked for less motion sees the
 * poster until they press Play; without script the browser's own controls stand in for the button.
 */
export function LoopingVideo({ video }: { video: Video }) {
  const { src, alt, poster } = video;
  const element = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  const hydrated = useHydrated();

  function toggle() {
    const player = element.current;
    if (!player) return;
    if (!player.paused) return player.pause();
    // Under reduced motion the source was not chosen; a press of Play overrules that.
    if (!player.currentSrc) player.src = src;
    void player.play();
  }

  return (
    <figure>
      <video
        ref={element}
        aria-label={alt}
        width={poster.width}
        height={poster.height}
        poster={poster.src}
        autoPlay
        loop
        muted
        playsInline
        preload="metadata"
        controls={!hydrated}
        onPlaying={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      >
        <source src={src} type="video/mp4" media="(prefers-reduced-motion: no-preference)" />
      </video>
      {hydrated && (
        <button type="button" onClick={toggle} className="video-toggle pill print:hidden">
          {playing ? <PauseIcon /> : <PlayIcon />}
          {playing ? "Pause" : "Play"}
        </button>
      )}
    </figure>
  );
}
