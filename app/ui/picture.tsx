import type { ResponsiveImage } from "#app/content/types.ts";

export interface PictureProps {
  image: ResponsiveImage;
  alt: string;
  sizes: string;
  /** Use "first" for the first image of the page, and "eager" for other images above the fold. */
  loading?: "first" | "eager" | "lazy";
  /** On phones, `small` replaces `image`. */
  small?: ResponsiveImage;
}

/** Renders a `<picture>` element with AVIF in every generated width, and WebP for other browsers. */
export function Picture({ image, alt, sizes, loading = "lazy", small }: PictureProps) {
  const { width, height, color, src, avif } = image;
  return (
    <picture>
      {small && (
        <>
          <source {...phoneSource(small)} type="image/avif" srcSet={small.avif} sizes="calc(100vw - 40px)" />
          <source {...phoneSource(small)} srcSet={small.src} />
        </>
      )}
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        decoding={loading === "first" ? undefined : "async"}
        loading={loading === "first" ? "eager" : loading}
        fetchPriority={loading === "first" ? "high" : undefined}
        style={{ backgroundColor: color ?? undefined }}
      />
    </picture>
  );
}

function phoneSource({ width, height }: ResponsiveImage) {
  return { media: "(max-width: 599px)", width, height };
}
