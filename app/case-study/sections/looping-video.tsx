import { type RefObject, useCallback, useRef, useSyncExternalStore } from "react";
import { PauseIcon, PlayIcon } from "#app/components/icons.tsx";
import { Picture } from "#app/components/picture.tsx";
import type { Picture as PictureFiles } from "#app/content/types.ts";
import { PANEL_SIZES, Panel, type PanelLook } from "./panel.tsx";
import { useHydrated } from "./use-hydrated.ts";

declare module "react" {
  interface VideoHTMLAttributes<T> {
    /** Newer than React's types: https://html.spec.whatwg.org/#attr-media-loading */
    loading?: ImgHTMLAttributes<T>["loading"];
  }
}

interface LoopingVideoProps {
  src: string;
  poster: PictureFiles;
  alt: string;
  look: PanelLook;
}

export function LoopingVideo({ src, poster, alt, look }: LoopingVideoProps) {
  const player = useRef<HTMLVideoElement>(null);
  const playing = useIsPlaying(player);
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
      <Panel {...look}>
        {/* The poster is a picture behind the video, so that it has the right size on each screen and is printed. */}
        <div className="film">
          <Picture picture={poster} alt="" sizes={PANEL_SIZES} />
          <video
            ref={player}
            aria-label={alt}
            width={poster.width}
            height={poster.height}
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
        </div>
      </Panel>
      {/* Its place is kept from the start, so that nothing moves when the script arrives. */}
      <button
        type="button"
        onClick={toggle}
        className={hydrated ? "video-toggle pill" : "video-toggle pill invisible"}
      >
        {playing ? <PauseIcon /> : <PlayIcon />}
        {playing ? "Pause" : "Play"}
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
