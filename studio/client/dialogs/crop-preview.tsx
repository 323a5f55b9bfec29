import { useState } from "react";

interface CropPreviewProps {
  src: string;
  /** The page's image, whose crop the preview imitates. */
  shownImage: HTMLElement | null;
}

/** Shows an image, and darkens what the page crops. */
export function CropPreview({ src, shownImage }: CropPreviewProps) {
  const [ratio, setRatio] = useState<number | null>(null);
  const style = shownImage && getComputedStyle(shownImage);
  const isCropped = ratio !== null && style?.objectFit === "cover" && shownImage?.clientHeight;
  return (
    <div className="relative mx-auto w-fit overflow-hidden rounded-lg">
      <img
        src={src}
        alt=""
        className="max-h-[min(40vh,320px)]"
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setRatio(naturalWidth / naturalHeight)
        }
      />
      {isCropped && (
        <span
          data-crop
          className="absolute shadow-[0_0_0_2000px_rgb(0_0_0/0.55)] outline-1 outline-white"
          style={cropOf(ratio, shownImage.clientWidth / shownImage.clientHeight, style.objectPosition)}
        />
      )}
    </div>
  );
}

function cropOf(imageRatio: number, boxRatio: number, position: string) {
  const [x = 0.5, y = 0.5] = position.split(" ").map((part) => Number.parseFloat(part) / 100);
  const [width, height] = [Math.min(1, boxRatio / imageRatio), Math.min(1, imageRatio / boxRatio)];
  const percent = (share: number) => `${share * 100}%`;
  return {
    width: percent(width),
    height: percent(height),
    left: percent((1 - width) * x),
    top: percent((1 - height) * y),
  };
}
