import type { ReactNode } from "react";
import { Picture } from "#app/components/picture.tsx";
import type { Film, Picture as PictureFiles } from "#app/content/types.ts";
import { PANEL_SIZES, Panel, type PanelStyle } from "./panel.tsx";

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
    <Panel {...panel}>
      <div className="film" style={{ "--ratio": film.width / film.height }}>
        <Picture picture={poster} alt="" sizes={PANEL_SIZES} />
        {children}
      </div>
    </Panel>
  );
}
