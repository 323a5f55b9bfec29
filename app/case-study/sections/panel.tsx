import type { ReactNode } from "react";
import { Picture } from "#app/components/picture.tsx";
import type { Picture as PictureFiles } from "#app/content/types.ts";
import { Zoom } from "./zoom.tsx";

export interface PanelLook {
  imgBgColor: string | null;
  spacing: number;
  borderRadius: number;
}

export const PANEL_SIZES = "(min-width: 940px) 896px, calc(100vw - 40px)";

export function Panel({ imgBgColor, spacing, borderRadius, children }: PanelLook & { children: ReactNode }) {
  return (
    <div
      className="panel mt-8 wide:mt-10"
      style={{
        backgroundColor: imgBgColor ?? undefined,
        "--radius": `${borderRadius}px`,
        "--inset": `${spacing}px`,
      }}
    >
      {children}
    </div>
  );
}

interface PanelPictureProps {
  section: PanelLook & { title: string; imgLink: PictureFiles | null; alt?: string };
  id: string;
}

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
