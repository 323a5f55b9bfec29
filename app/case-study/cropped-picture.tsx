import type { ResponsiveImage } from "#app/content/types.ts";
import { Picture, type PictureProps } from "#app/ui/picture.tsx";

interface CroppedPictureProps extends Omit<PictureProps, "media" | "className"> {
  /** On phones, this image replaces the whole image. */
  small: ResponsiveImage | undefined;
  /** Describes `small`. Defaults to the alt text of the whole image. */
  altSmall: string | undefined;
}

/** Shows an image, or its crop on phones. The two elements have their own alt texts, and only one of them loads. */
export function CroppedPicture({ small, altSmall, ...whole }: CroppedPictureProps) {
  if (!small) return <Picture {...whole} />;
  return (
    <>
      <Picture
        {...whole}
        image={small}
        alt={altSmall ?? whole.alt}
        sizes="calc(100vw - 40px)"
        media="(max-width: 599px)"
        className="medium:hidden!"
      />
      <Picture {...whole} media="(min-width: 600px)" className="max-medium:hidden!" />
    </>
  );
}
