import type { ReactNode } from "react";
import type { Film, Picture as PictureFiles } from "#app/content/types.ts";
import { Picture } from "#app/ui/picture.tsx";
import { Zoom, ZoomArea } from "./zoom.tsx";

export interface PanelStyle {
  imgBgColor: string | null;
  spacing: number;
  /** That of the theme where there is none. */
  borderRadius?: number;
  frame?: "phone" | "browser";
  /** In a row, on wide screens. */
  columns?: number;
}

type Size = Pick<Film, "width" | "height">;

/** One that the screen's height keeps narrow needs fewer pixels: see figures.css. */
function sizesOf({ width, height }: PictureFiles, columns = 1): string {
  if (columns > 1) return `(min-width: 940px) ${Math.ceil(896 / columns)}px, calc(100vw - 40px)`;
  return width < height ? `min(100vw - 40px, 896px, max(85vh, 560px) * ${width / height})` : PANEL_SIZES;
}

const PANEL_SIZES = "(min-width: 940px) 896px, calc(100vw - 40px)";

interface PanelProps extends PanelStyle {
  /** What stands in it. */
  media: Size;
  /** What stands there on phones. */
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
        "--radius": borderRadius,
        "--inset": `${spacing}px`,
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

interface PanelPictureProps {
  section: PanelStyle & {
    title: string;
    imgLink: PictureFiles | null;
    imgLinkSmall?: PictureFiles;
    alt?: string;
    caption?: string;
  };
  id: string;
}

export function PanelPicture({ section, id }: PanelPictureProps) {
  const { imgLink, imgLinkSmall, alt = "", caption, title, ...panel } = section;
  if (!imgLink) return null;
  const zoom = `${id}-zoom`;
  return (
    <Figure caption={caption}>
      <Panel {...panel} media={imgLink} small={imgLinkSmall}>
        <Picture picture={imgLink} small={imgLinkSmall} alt={alt} sizes={sizesOf(imgLink, panel.columns)} />
        <ZoomArea id={zoom} />
      </Panel>
      <Zoom id={zoom} title={title} picture={imgLink} alt={alt} />
    </Figure>
  );
}

/** A panel and below it the caption, with the buttons beside it. */
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

export interface FilmProps {
  title: string;
  film: Film;
  poster: PictureFiles;
  alt: string;
  caption: string | undefined;
  panel: PanelStyle;
}

/** The poster is a picture behind the video, so that it has the right size on each screen and is printed. */
export function FilmPanel({
  film,
  poster,
  panel,
  children,
}: Pick<FilmProps, "film" | "poster" | "panel"> & { children: ReactNode }) {
  return (
    <Panel {...panel} media={film}>
      <div className="film">
        <Picture picture={poster} alt="" sizes={PANEL_SIZES} />
        {children}
      </div>
    </Panel>
  );
}
