import type { ReactNode } from "react";
import { Picture } from "#app/components/picture.tsx";
import type { Picture as PictureFiles } from "#app/content/types.ts";

interface PanelProps {
  /** The panel's colour; null shows the picture alone. */
  imgBgColor: string | null;
  /** Pixels between the panel's edge and what stands in it. */
  spacing: number;
  /** Pixels; also rounds a picture without a panel. */
  borderRadius: number;
  children: ReactNode;
}

/** The ground a picture or video stands on. */
export function Panel({ imgBgColor, spacing, borderRadius, children }: PanelProps) {
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

/** The picture of a section in its panel; nothing when there is none. */
export function PanelPicture({
  section,
}: {
  section: Omit<PanelProps, "children"> & { imgLink: PictureFiles | null };
}) {
  const { imgLink, ...look } = section;
  if (!imgLink) return null;
  return (
    <Panel {...look}>
      <Picture picture={imgLink} sizes="(min-width: 940px) 896px, calc(100vw - 40px)" />
    </Panel>
  );
}
