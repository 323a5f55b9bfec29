import type { CSSProperties } from "react";
import type { ResponsiveImage } from "#app/content/types.ts";

export interface PictureProps {
  image: ResponsiveImage;
  alt: string;
  sizes: string;
  /** "first" for the one image that appears first, "eager" for others above the fold. */
  loading?: "first" | "eager" | "lazy";
  style?: CSSProperties;
  /** Replaces `image` on phones. */
  small?: ResponsiveImage;
}

/** A `<picture>` element with every generated format and width. */
export function Picture({ image, alt, sizes, loading = "lazy", style, small }: PictureProps) {
  const { width, height, color, src, avif, webp } = image;
  return (
    <picture>
      {small &&
        (["avif", "webp"] as const).map((format) => (
          <source
            key={format}
            media="(max-width: 599px)"
            type={`image/${format}`}
            srcSet={small[format]}
            sizes="calc(100vw - 40px)"
            width={small.width}
            height={small.height}
          />
        ))}
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <source type="image/webp" srcSet={webp} sizes={sizes} />
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        decoding={loading === "first" ? undefined : "async"}
        loading={loading === "first" ? "eager" : loading}
        fetchPriority={loading === "first" ? "high" : undefined}
        style={{ ...style, backgroundColor: color ?? undefined }}
      />
    </picture>
  );
}
