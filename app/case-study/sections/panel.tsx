import type { ReactNode } from "react";
import { Picture } from "#app/components/picture.tsx";
import type { Picture as PictureFiles } from "#app/content/types.ts";
import { Zoom } from "./zoom.tsx";

/** How a section wants its picture or video to stand. */
export interface PanelLook {
  /** The panel's colour; null shows the picture alone. */
  imgBgColor: string | null;
  /** Pixels between the panel's edge and what stands in it. */
  spacing: number;
  /** Pixels; also rounds a picture without a panel. */
  borderRadius: number;
}

/** How wide a picture may stand in a panel, as in the `sizes` attribute. */
export const PANEL_SIZES = "(min-width: 940px) 896px, calc(100vw - 40px)";

/** The ground a picture or video stands on. */
export function Panel({ imgBgColor, spacing, borderRadius, children }: PanelLook & { children: ReactNode }) {
  return (
    <div
      className="panel mt-8 wide:mt-10"
      style={{
        backgroundColor: imgBgColor ?? undefined,
        borderRadius: `${borderRadius}px`,
        "--inset": `${spacing}px`,
      }}
    >
      {children}
    </div>
  );
}

interface PanelPictureProps {
  section: PanelLook & { title: string; imgLink: PictureFiles | null; alt?: string };
  /** The id of the section's heading. */
  id: string;
}

/** The picture of a section in its panel, with a larger view; nothing when there is none. */
export function PanelPicture({ section, id }: PanelPictureProps) {
  const { imgLink, alt = "", title, ...look } = section;
  if (!imgLink) return null;
  return (
    <Panel {...look}>
      <Zoom id={`${id}-zoom`} title={title} picture={imgLink} alt={alt}>
        <Picture picture={imgLink} alt={alt} sizes={PANEL_SIZES} />
      </Zoom>
    </Panel>
  );
}
