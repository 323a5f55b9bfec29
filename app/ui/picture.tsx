import type { CSSProperties } from "react";
import type { Picture as PictureFiles } from "#app/content/types.ts";

export interface PictureProps {
  picture: PictureFiles;
  alt: string;
  sizes: string;
  /** Of a page's pictures one is the first; those beside it load with the page as well. */
  loading?: "first" | "eager" | "lazy";
  style?: CSSProperties;
  /** In its place on phones. */
  small?: PictureFiles;
}

export function Picture({ picture, alt, sizes, loading = "lazy", style, small }: PictureProps) {
  const { width, height, color, src, avif, webp } = picture;
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
