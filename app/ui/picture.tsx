import type { ResponsiveImage } from "#app/content/types.ts";

export interface PictureProps {
  image: ResponsiveImage;
  alt: string;
  sizes: string;
  /** Use "first" for the first image of the page, and "eager" for other images above the fold. */
  loading?: "first" | "eager" | "lazy";
  /** Matches the windows that show this image. Other windows do not load it. */
  media?: string;
  className?: string;
  /** The point that stays visible if CSS crops the image, such as "50% 20%". */
  focus?: string | undefined;
}

const TRANSPARENT_PIXEL = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";

/** Renders a `<picture>` element with AVIF in every generated width, and WebP for other browsers. */
export function Picture({ image, alt, sizes, loading = "lazy", media, className, focus }: PictureProps) {
  const { width, height, color, src, avif } = image;
  return (
    <picture className={className}>
      {media && <source media={`not ${media}`} srcSet={TRANSPARENT_PIXEL} />}
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        decoding={loading === "first" ? undefined : "async"}
        loading={loading === "first" ? "eager" : loading}
        fetchPriority={loading === "first" ? "high" : undefined}
        style={{ backgroundColor: color ?? undefined, objectPosition: focus }}
      />
    </picture>
  );
}
