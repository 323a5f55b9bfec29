import { useState } from "react";
import { coordinatesIn, FocusPoint } from "./focus-point.tsx";

interface CropPreviewProps {
  src: string;
  /** The page's image, whose crop the preview imitates. */
  shownImage: HTMLElement | null;
  focus: string | undefined;
  /** Undefined if the image cannot have a focal point. */
  onFocus: ((focus: string) => void) | undefined;
  onSize: (size: { width: number; height: number }) => void;
  /** True if the tall image scrolls in a box, on the page and in the preview. */
  isInWindow: boolean;
}

/** Shows an image, darkens what the page crops, and lets the owner choose the point that stays visible. */
export function CropPreview({ src, shownImage, focus, onFocus, onSize, isInWindow }: CropPreviewProps) {
  const [ratio, setRatio] = useState<number | null>(null);
  const box = cropBoxOf(shownImage);
  const position = focus ?? box?.position ?? "50% 50%";
  const crop = ratio !== null && box && cropOf(ratio, box.ratio, position);
  // The image can be on another page, where the preview cannot see its crop.
  const canFocus = onFocus && (crop || !shownImage);
  return (
    <div className="grid justify-items-center gap-1">
      <div className="relative">
        <div
          {...(isInWindow && { role: "region", "aria-label": "Preview", tabIndex: 0 })}
          className={`relative rounded-lg ${isInWindow ? "max-h-[min(40vh,320px)] overflow-auto border border-line" : "overflow-hidden"}`}
        >
          <img
            src={src}
            alt=""
            className={isInWindow ? "w-72" : "max-h-[min(40vh,320px)]"}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
              setRatio(width / height);
              onSize({ width, height });
            }}
          />
          {crop && (
            <span
              data-crop
              className="absolute shadow-[0_0_0_2000px_rgb(0_0_0/0.55)] outline-1 outline-white"
              style={crop}
            />
          )}
        </div>
        {canFocus && <FocusPoint value={position} onChange={onFocus} />}
      </div>
      {canFocus && <p className="text-soft text-xs">Drag the dot to the part that stays visible.</p>}
    </div>
  );
}

function cropBoxOf(image: HTMLElement | null): { ratio: number; position: string } | null {
  // This animation shows the image from top to bottom.
  if (!image?.clientHeight || image.closest("[data-hover=scroll]")) return null;
  const { objectFit, objectPosition } = getComputedStyle(image);
  if (objectFit !== "cover") return null;
  // The inline style has the focal point of the old image.
  const position = image.style.objectPosition ? "50% 50%" : objectPosition;
  return { ratio: image.clientWidth / image.clientHeight, position };
}

/** Returns the visible part of an image, or null if nearly all of it is visible. */
function cropOf(imageRatio: number, boxRatio: number, position: string) {
  const [x, y] = coordinatesIn(position);
  const [width, height] = [Math.min(1, boxRatio / imageRatio), Math.min(1, imageRatio / boxRatio)];
  if (width * height > 0.98) return null;
  const percent = (share: number) => `${share * 100}%`;
  return {
    width: percent(width),
    height: percent(height),
    left: percent(((1 - width) * x) / 100),
    top: percent(((1 - height) * y) / 100),
  };
}
