import type { ReactNode } from "react";
import { type PrototypeSize, prototypeSize } from "#app/content/prototype-size.ts";
import { isTall } from "#app/content/tall-image.ts";
import type { ResponsiveImage, Video } from "#app/content/types.ts";
import { Picture } from "#app/ui/picture.tsx";
import frameStyles from "../../styles/frame.css?inline";
import { CroppedPicture } from "../cropped-picture.tsx";
import { ImageWindow } from "./image-window.tsx";
import { PrototypeFrame } from "./prototype-frame.tsx";
import { ZoomButton, ZoomDialog } from "./zoom.tsx";

/** Spacing and radius are in pixels; a radius of null uses the radius of the theme. */
export interface PanelStyle {
  imgBgColor: string | null;
  spacing: number | null;
  borderRadius: number | null;
  frame?: "phone" | "browser";
  /** "whole" shows all of a tall image, and "top" shows only its top. By default, the image scrolls in a window. */
  tall?: "whole" | "top";
  columns?: number;
  /** The `sizes` attribute of the image. Defaults to the sizes of an image on a study's page. */
  sizes?: string;
}

const PANEL_WIDTH = 896;
/** Images have this height even in a lower window (figures.css). */
const MIN_PANEL_HEIGHT = 560;

type Size = Pick<Video, "width" | "height">;

// The screen height limits a portrait image (see figures.css), so the image needs fewer pixels.
function sizesOf({ width, height }: Size, columns = 1): string {
  if (columns > 1) return `(min-width: 940px) ${Math.ceil(PANEL_WIDTH / columns)}px, calc(100vw - 40px)`;
  return width < height
    ? `min(100vw - 40px, ${PANEL_WIDTH}px, max(85vh, ${MIN_PANEL_HEIGHT}px) * ${width / height})`
    : PANEL_SIZES;
}

const PANEL_SIZES = `(min-width: 940px) ${PANEL_WIDTH}px, calc(100vw - 40px)`;

interface PanelProps extends PanelStyle {
  media: Size;
  /** On phones, `small` replaces `media`. */
  small?: Size;
  children: ReactNode;
}

function Panel({ imgBgColor, spacing, borderRadius, frame, media, small = media, children }: PanelProps) {
  return (
    <div
      data-filled={imgBgColor ? "" : undefined}
      data-frame={frame}
      className="panel"
      style={{
        backgroundColor: imgBgColor ?? undefined,
        "--radius": borderRadius ?? undefined,
        "--inset": `${spacing ?? 0}px`,
        "--width": `${media.width}px`,
        "--ratio": media.width / media.height,
        "--small-width": `${small.width}px`,
        "--small-ratio": small.width / small.height,
      }}
    >
      {frame && (
        <style href="frame" precedence="frame">
          {frameStyles}
        </style>
      )}
      {children}
    </div>
  );
}

interface PanelImageProps {
  section: PanelStyle & {
    title: string;
    imgLink: ResponsiveImage | null;
    imgLinkSmall?: ResponsiveImage;
    alt?: string;
    altSmall?: string;
    caption?: string;
    prototype?: string;
    size?: PrototypeSize;
  };
  id: string;
}

export function PanelImage({ section, id }: PanelImageProps) {
  const {
    imgLink,
    imgLinkSmall: small,
    alt = "",
    altSmall,
    caption,
    title,
    tall,
    prototype,
    size,
    ...panel
  } = section;
  if (!imgLink) return null;
  const zoomId = `${id}-zoom`;
  const isInWindow = isTall(imgLink) && tall !== "whole";
  const media = isInWindow ? windowSize(imgLink, panel) : imgLink;
  const sizes = panel.sizes ?? sizesOf(media, panel.columns);
  const image = <CroppedPicture image={imgLink} alt={alt} sizes={sizes} small={small} altSmall={altSmall} />;
  const picture = isInWindow ? (
    <ImageWindow title={title} isStill={tall === "top" || prototype !== undefined}>
      {image}
    </ImageWindow>
  ) : (
    image
  );
  if (prototype)
    return (
      <Figure caption={caption}>
        <Panel {...panel} media={media} small={small}>
          <PrototypeFrame path={prototype} title={title} size={prototypeSize(size, imgLink)}>
            {picture}
          </PrototypeFrame>
        </Panel>
      </Figure>
    );
  return (
    <Figure caption={caption}>
      <Panel {...panel} media={media} small={small}>
        {picture}
        <ZoomButton
          id={zoomId}
          title={title}
          image={imgLink}
          isInCorner={isInWindow}
          isFullSize={hasFullSize(imgLink, panel)}
        />
      </Panel>
      <ZoomDialog id={zoomId} title={title} image={imgLink} alt={alt} />
    </Figure>
  );
}

/** The image has its full size on a wide screen of any height. */
function hasFullSize({ width, height }: Size, { columns = 1, spacing }: PanelStyle): boolean {
  return width + 2 * (spacing ?? 0) <= PANEL_WIDTH / columns && height <= MIN_PANEL_HEIGHT;
}

/** Returns the size of the window for a tall image. The window has the proportions of a phone or a browser window. */
function windowSize({ width }: Size, { frame, columns = 1 }: Pick<PanelStyle, "frame" | "columns">): Size {
  if (frame === "phone") return { width, height: width * 2 };
  return { width, height: columns > 1 ? width / 0.75 : width / 1.5 };
}

export function Figure({ caption, children }: { caption: string | undefined; children: ReactNode }) {
  return (
    <figure className="figure">
      {children}
      {caption && (
        <figcaption dir="auto" className="max-w-[40em] pt-2.5 text-small">
          {caption}
        </figcaption>
      )}
    </figure>
  );
}

export interface VideoProps {
  title: string;
  video: Video;
  poster: ResponsiveImage;
  alt: string;
  caption: string | undefined;
  panel: PanelStyle;
}

type VideoPanelProps = Pick<VideoProps, "video" | "poster" | "panel"> & { children: ReactNode };

/** Shows the poster as an image behind the video, so that the poster is responsive and printable. */
export function VideoPanel({ video, poster, panel, children }: VideoPanelProps) {
  return (
    <Panel {...panel} media={video}>
      <div className="video">
        <Picture image={poster} alt="" sizes={panel.sizes ?? PANEL_SIZES} />
        {children}
      </div>
    </Panel>
  );
}
