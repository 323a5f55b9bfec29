import { useLayoutEffect, useRef, useState } from "react";
import { fillPlaceholders } from "#app/ui/fill.ts";
import { Icon } from "#app/ui/icons.tsx";
import { useStrings } from "#app/ui/strings.tsx";
import { Figure, VideoPanel, type VideoProps } from "./panel.tsx";

/** Videos start to play half a viewport before they scroll into view. */
const START_MARGIN = "50%";

/** Loops a muted video near the viewport. With reduced motion, the video loads when the visitor clicks Play. */
export function LoopingVideo({ title, video, poster, alt, caption, panel }: VideoProps) {
  const { src, width, height } = video;
  const player = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [isHydrated, setHydrated] = useState(false);
  const { study: strings } = useStrings();

  // A layout effect runs before the first paint, so the browser's controls do not flash after unlocking.
  useLayoutEffect(() => {
    const element = player.current;
    if (!element) return;
    setHydrated(true);
    // The visitor can start the video before hydration.
    setPlaying(!element.paused);
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const observer = new IntersectionObserver(
      (changes) => {
        if (!changes.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        // `autoplay` lets the browser pause the video off screen and resume it.
        element.autoplay = true;
        if (element.paused) startVideo(element);
      },
      { rootMargin: START_MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  function togglePlayback() {
    const element = player.current;
    if (!element) return;
    if (element.paused) startVideo(element);
    else element.pause();
  }

  const label = isPlaying ? strings.pause : strings.play;
  return (
    <Figure caption={caption}>
      <VideoPanel video={video} poster={poster} panel={panel}>
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
          controls={!isHydrated}
          onPlay={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
        />
      </VideoPanel>
      {/* Both buttons keep their space before hydration, so the layout does not shift. */}
      <button
        type="button"
        onClick={togglePlayback}
        aria-label={`${label}: ${title}`}
        data-ready={isHydrated}
        className="pill min-w-26 bg-accent ps-3.5 pe-5 text-(length:--text-small) text-on-accent data-[ready=false]:invisible"
      >
        <Icon name={isPlaying ? "pause" : "play"} />
        {label}
      </button>
      <button
        type="button"
        onClick={() => player.current && showFullScreen(player.current)}
        aria-label={fillPlaceholders(strings.enlargeVideo, { title })}
        data-ready={isHydrated}
        className="zoom-open grid size-[44px] cursor-pointer place-items-center rounded-button hairline focus-visible:outline-current data-[ready=false]:invisible"
      >
        <Icon name="enlarge" />
      </button>
    </Figure>
  );
}

// iPhones support full screen only for videos, through `webkitEnterFullscreen`.
function showFullScreen(element: HTMLVideoElement & { webkitEnterFullscreen?: () => void }): void {
  if (element.requestFullscreen) element.requestFullscreen().catch(() => {});
  else element.webkitEnterFullscreen?.();
}

// Browsers can refuse to play a video, for example to save energy. The button then keeps the label "Play".
function startVideo(element: HTMLVideoElement): void {
  element.play().catch(() => {});
}
