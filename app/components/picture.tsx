import type { CSSProperties } from "react";
import type { Picture as PictureFiles } from "#app/content/types.ts";

interface PictureProps {
  picture: PictureFiles;
  alt: string;
  sizes: string;
  /** "first" before all else, "whole" behind it but without waiting to be near, as WebKit prints no picture that waits. */
  loading?: "first" | "whole" | "lazy";
  style?: CSSProperties;
}

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
        loading={loading === "lazy" ? "lazy" : "eager"}
        fetchPriority={PRIORITY[loading]}
        style={{ ...style, backgroundColor: color ?? undefined }}
      />
    </picture>
  );
}

const PRIORITY = { first: "high", whole: "low", lazy: undefined } as const;
