import type { SectionOf } from "#app/content/types.ts";
import { useStrings } from "#app/ui/strings.tsx";
import { PanelPicture } from "./panel.tsx";
import { type Films, SectionFilm } from "./section-film.tsx";

interface FiguresProps {
  section: SectionOf<"figures">;
  id: string;
  films: Films;
}

/** Pictures and films without a text: alone, side by side or in rows; two of them as before and after. */
export function Figures({ section, id, films }: FiguresProps) {
  const { figures, compare, columns = figures.length, imgBgColor, spacing, borderRadius } = section;
  const { study } = useStrings();
  const labels = compare ? [study.before, study.after] : [];
  return (
    <div className="figures" style={{ "--columns": columns }}>
      {figures.map((figure, index) => {
        const { imgLink = null, caption, alt = "", ...rest } = figure;
        // What its buttons are called by.
        const title = caption ?? alt;
        const shown = { ...rest, title, caption, alt, imgBgColor, spacing, borderRadius, columns };
        return (
          <div key={imgLink?.src ?? alt}>
            {labels[index] && <p className="font-medium text-small">{labels[index]}</p>}
            {imgLink ? (
              <PanelPicture section={{ ...shown, imgLink }} id={`${id}-${index}`} />
            ) : (
              <SectionFilm section={shown} films={films} />
            )}
          </div>
        );
      })}
    </div>
  );
}
