import type { SectionOf } from "#app/content/types.ts";
import { useStrings } from "#app/ui/strings.tsx";
import { PanelImage, type PanelStyle } from "./panel.tsx";
import { SectionVideo, type VideoPlayback } from "./section-video.tsx";

interface FiguresProps {
  section: SectionOf<"figures"> & Pick<PanelStyle, "sizes" | "tall">;
  id: string;
  videos: VideoPlayback;
}

/** Shows images and videos in rows, and can label a pair "Before" and "After". */
export function Figures({ section, id, videos }: FiguresProps) {
  const { figures, compare, columns = figures.length, ...style } = section;
  const { study: strings } = useStrings();
  const labels = compare ? [strings.before, strings.after] : [];
  return (
    <div
      className="figures grid gap-x-7 gap-y-10 medium:grid-cols-[repeat(var(--columns),minmax(0,1fr))]"
      style={{ "--columns": columns }}
    >
      {figures.map((figure, index) => {
        const { imgLink = null, caption, alt = "", ...rest } = figure;
        // The buttons use this title in their accessible names.
        const title = caption ?? alt;
        const figureSection = { ...style, ...rest, title, caption, alt, columns };
        return (
          <div key={index}>
            {labels[index] && <p className="font-medium text-small">{labels[index]}</p>}
            {imgLink ? (
              <PanelImage section={{ ...figureSection, imgLink }} id={`${id}-${index}`} />
            ) : (
              <SectionVideo section={figureSection} videos={videos} />
            )}
          </div>
        );
      })}
    </div>
  );
}
