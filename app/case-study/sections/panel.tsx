import type { ReactNode } from "react";
import type { ResponsiveImage, Video } from "#app/content/types.ts";
import { Picture } from "#app/ui/picture.tsx";
import { Zoom, ZoomArea } from "./zoom.tsx";

export interface PanelStyle {
  imgBgColor: string | null;
  /** Pixels. */
  spacing: number | null;
  /** Pixels. Null for the theme's radius. */
  borderRadius: number | null;
  frame?: "phone" | "browser";
  /** Number of figures per row on wide screens. */
  columns?: number;
}

type Size = Pick<Video, "width" | "height">;

// A portrait image is limited by the height of the screen (see figures.css), so it needs fewer pixels.
function sizesOf({ width, height }: ResponsiveImage, columns = 1): string {
  if (columns > 1) return `(min-width: 940px) ${Math.ceil(896 / columns)}px, calc(100vw - 40px)`;
  return width < height ? `min(100vw - 40px, 896px, max(85vh, 560px) * ${width / height})` : PANEL_SIZES;
}

const PANEL_SIZES = "(min-width: 940px) 896px, calc(100vw - 40px)";

interface PanelProps extends PanelStyle {
  media: Size;
  /** Replaces `media` on phones. */
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
    caption?: string;
  };
  id: string;
}

export function PanelImage({ section, id }: PanelImageProps) {
  const { imgLink, imgLinkSmall, alt = "", caption, title, ...panel } = section;
  if (!imgLink) return null;
  const zoom = `${id}-zoom`;
  return (
    <Figure caption={caption}>
      <Panel {...panel} media={imgLink} small={imgLinkSmall}>
        <Picture image={imgLink} small={imgLinkSmall} alt={alt} sizes={sizesOf(imgLink, panel.columns)} />
        <ZoomArea id={zoom} />
      </Panel>
      <Zoom id={zoom} title={title} image={imgLink} alt={alt} />
    </Figure>
  );
}

/** A panel with a caption below it, and the buttons next to the caption. */
export function Figure({ caption, children }: { caption: string | undefined; children: ReactNode }) {
  return (
    <figure className="figure">
      {children}
      {caption && (
        <figcaption dir="auto" className="text-small">
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

/** The poster is an image behind the video, so that it is responsive and appears on paper. */
export function VideoPanel({
  video,
  poster,
  panel,
  children,
}: Pick<VideoProps, "video" | "poster" | "panel"> & { children: ReactNode }) {
  return (
    <Panel {...panel} media={video}>
      <div className="video">
        <Picture image={poster} alt="" sizes={PANEL_SIZES} />
        {children}
      </div>
    </Panel>
  );
}
