import type { MediaState } from "./media-choice.ts";
import type { MediaTarget } from "./media-target.ts";

interface PrototypePreviewProps {
  target: MediaTarget;
  /** The poster on the page. */
  shownElement: HTMLElement | null;
  state: MediaState;
}

/** Shows the running prototype in the size of its poster on the page, and asks for the poster. */
export function PrototypePreview({ target, shownElement, state: { url, poster } }: PrototypePreviewProps) {
  const { clientWidth: width = 390, clientHeight: height = 600 } = shownElement ?? {};
  const advice = target.hasPoster
    ? "Choose a screenshot to replace the image that visitors see first."
    : "Choose a screenshot, too. Visitors see it first.";
  return (
    <div className="grid justify-items-center gap-2">
      {url && (
        <iframe
          key={url}
          src="/studio/prototype"
          title="The running prototype"
          className="max-h-[min(60vh,844px)] max-w-full rounded-lg border"
          style={{ width, height }}
        />
      )}
      <p className="text-soft">{poster ? `Visitors first see ${poster.name}.` : advice}</p>
    </div>
  );
}
