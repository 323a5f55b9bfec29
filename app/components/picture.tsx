import type { CSSProperties } from "react";
import type { Picture as PictureFiles } from "#app/content/types.ts";

interface PictureProps {
  picture: PictureFiles;
  /** What it shows, in words; "" for a picture that only repeats another. */
  alt: string;
  /** How wide the picture stands in the layout, as in the `sizes` attribute. */
  sizes: string;
  /** "first" is what the visitor sees first on a page; everything else waits until it is near. */
  loading?: "first" | "lazy";
  style?: CSSProperties;
}

/** A picture in AVIF or WebP at the width the screen needs, with its place reserved. */
export function Picture({ picture, alt, sizes, loading = "lazy", style }: PictureProps) {
  const { width, height, color, src, avif, webp } = picture;
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <source type="image/webp" srcSet={webp} sizes={sizes} />
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        decoding={loading === "first" ? undefined : "async"}
        loading={loading === "first" ? "eager" : "lazy"}
        fetchPriority={loading === "first" ? "high" : undefined}
        style={{ ...style, backgroundColor: color ?? undefined }}
      />
    </picture>
  );
}
