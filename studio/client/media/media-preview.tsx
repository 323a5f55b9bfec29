import { isTall } from "../../../app/content/tall-image.ts";
import { Select } from "../ui/select.tsx";
import { CropPreview } from "./crop-preview.tsx";
import type { MediaState } from "./media-choice.ts";
import type { MediaTarget } from "./media-target.ts";
import { PrototypePreview } from "./prototype-preview.tsx";
import { VideoPreview } from "./video-preview.tsx";

interface MediaPreviewProps {
  target: MediaTarget;
  shownElement: HTMLElement | null;
  state: MediaState;
  onChange: (change: Partial<MediaState>) => void;
}

const TALL_OPTIONS = [
  { value: "window", label: "Visitors scroll it in a window" },
  { value: "whole", label: "Visitors see all of it, small" },
];

/** Shows the chosen file, or else the current one. */
export function MediaPreview({ target, shownElement, state, onChange }: MediaPreviewProps) {
  const { url, clip, focus } = state;
  if (target.kind === "prototype") return <PrototypePreview {...{ target, shownElement, state }} />;
  const src = url ?? shownElement?.getAttribute("src") ?? target.src;
  if (!src || target.kind === "document") return null;
  if (clip) return <VideoPreview src={src} {...clip} onCut={(cut) => onChange({ clip: { ...clip, cut } })} />;
  if (target.kind === "svg" || target.kind === "icon") return <TwoGrounds src={src} />;
  if (target.kind === "video")
    return (
      <video
        src={src}
        aria-label="The current video"
        className="mx-auto max-h-[min(40vh,320px)] rounded-lg"
        muted
        playsInline
      />
    );
  const isInWindow = target.tallName !== undefined && state.isTall && state.tall !== "whole";
  const onFocus = target.focusName ? (focus: string) => onChange({ focus }) : undefined;
  return (
    <>
      <CropPreview
        {...{ src, shownImage: shownElement, focus, onFocus, isInWindow }}
        onSize={(size) => onChange({ isTall: isTall(size) })}
      />
      {target.tallName && state.isTall && (
        <Select
          label="Tall image"
          options={TALL_OPTIONS}
          value={state.tall ?? "window"}
          onChange={(tall) => onChange({ tall: tall === "whole" ? "whole" : undefined })}
        />
      )}
    </>
  );
}

/** Shows an image on a light and a dark ground, because a dark logo is invisible on dark pages. */
function TwoGrounds({ src }: { src: string }) {
  return (
    <div className="grid grid-cols-2 gap-2">
      {["scheme-light", "scheme-dark"].map((scheme) => (
        <div key={scheme} className={`${scheme} rounded-lg border border-line bg-ground p-4`}>
          <img src={src} alt="" className="h-16 w-full object-contain" />
        </div>
      ))}
    </div>
  );
}
