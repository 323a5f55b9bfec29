import type { ReactNode } from "react";
import { Picture } from "#app/components/picture.tsx";
import type { Film, Picture as PictureFiles } from "#app/content/types.ts";
import { Zoom } from "./zoom.tsx";

interface PanelStyle {
  imgBgColor: string | null;
  spacing: number;
  borderRadius: number;
}

const PANEL_SIZES = "(min-width: 940px) 896px, calc(100vw - 40px)";

/** One that the screen's height keeps narrow needs fewer pixels: see .sized in case-study.css. */
function sizesOf({ width, height }: PictureFiles): string {
  return width < height ? `min(100vw - 40px, 896px, max(85vh, 560px) * ${width / height})` : PANEL_SIZES;
}

interface PanelProps extends PanelStyle {
  /** What stands in it. */
  media: Pick<Film, "width" | "height">;
  children: ReactNode;
}

function Panel({ imgBgColor, spacing, borderRadius, media, children }: PanelProps) {
  return (
    <div
      data-filled={imgBgColor ? "" : undefined}
      className="panel mt-8 wide:mt-10"
      style={{
        backgroundColor: imgBgColor ?? undefined,
        "--radius": `${borderRadius}px`,
        "--inset": `${spacing}px`,
        "--width": `${media.width}px`,
        "--ratio": media.width / media.height,
      }}
    >
      {children}
    </div>
  );
}

interface PanelPictureProps {
  section: PanelStyle & { title: string; imgLink: PictureFiles | null; alt?: string };
  id: string;
}

export function PanelPicture({ section, id }: PanelPictureProps) {
  const { imgLink, alt = "", title, ...panel } = section;
  if (!imgLink) return null;
  return (
    <Panel {...panel} media={imgLink}>
      <Zoom id={`${id}-zoom`} title={title} picture={imgLink} alt={alt}>
        <Picture picture={imgLink} alt={alt} sizes={sizesOf(imgLink)} />
      </Zoom>
    </Panel>
  );
}

export interface FilmProps {
  film: Film;
  poster: PictureFiles;
  alt: string;
  panel: PanelStyle;
}

/** The poster is a picture behind the video, so that it has the right size on each screen and is printed. */
export function FilmPanel({
  film,
  poster,
  panel,
  children,
}: Omit<FilmProps, "alt"> & { children: ReactNode }) {
  return (
    <Panel {...panel} media={film}>
      <div className="film">
        <Picture picture={poster} alt="" sizes={PANEL_SIZES} />
        {children}
      </div>
    </Panel>
  );
}
