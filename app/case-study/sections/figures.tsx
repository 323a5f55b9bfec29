import type { SectionOf } from "#app/content/types.ts";
import { useStrings } from "#app/ui/strings.tsx";
import { PanelImage } from "./panel.tsx";
import { SectionVideo, type VideoPlayback } from "./section-video.tsx";

interface FiguresProps {
  section: SectionOf<"figures">;
  id: string;
  videos: VideoPlayback;
}

/** Images and videos in rows, without text. Two of them can be labeled as before and after. */
export function Figures({ section, id, videos }: FiguresProps) {
  const { figures, compare, columns = figures.length, imgBgColor, spacing, borderRadius } = section;
  const { study } = useStrings();
  const labels = compare ? [study.before, study.after] : [];
  return (
    <div
      className="figures grid gap-x-7 gap-y-10 medium:grid-cols-[repeat(var(--columns),minmax(0,1fr))]"
      style={{ "--columns": columns }}
    >
      {figures.map((figure, index) => {
        const { imgLink = null, caption, alt = "", ...rest } = figure;
        // Accessible name of the buttons.
        const title = caption ?? alt;
        const shown = { ...rest, title, caption, alt, imgBgColor, spacing, borderRadius, columns };
        return (
          <div key={imgLink?.src ?? alt}>
            {labels[index] && <p className="font-medium text-small">{labels[index]}</p>}
            {imgLink ? (
              <PanelImage section={{ ...shown, imgLink }} id={`${id}-${index}`} />
            ) : (
              <SectionVideo section={shown} videos={videos} />
            )}
          </div>
        );
      })}
    </div>
  );
}
