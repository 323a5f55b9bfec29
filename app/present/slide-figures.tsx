import { Picture } from "#app/ui/picture.tsx";
import { useStrings } from "#app/ui/strings.tsx";
import type { SlideFigure, TextSlide } from "./slides.ts";

/** Shows figures next to each other, as large as they fit. */
export function SlideFigures({ slide }: { slide: TextSlide }) {
  const { figures, compare, style } = slide;
  const { before, after } = useStrings().study;
  const labels = compare ? [before, after] : [];
  return (
    <div className="slide-figures" style={{ "--count": figures.length }}>
      {figures.map((figure, index) => (
        <figure key={figure.image.src}>
          {labels[index] && <p className="slide-small">{labels[index]}</p>}
          <div
            className="slide-stage"
            data-filled={style?.imgBgColor ? "" : undefined}
            style={{
              backgroundColor: style?.imgBgColor ?? undefined,
              "--inset": style?.spacing ?? 0,
              "--radius": style?.borderRadius ?? undefined,
            }}
          >
            <FigureMedia figure={figure} />
          </div>
          {figure.caption && (
            <figcaption dir="auto" className="slide-small">
              {figure.caption}
            </figcaption>
          )}
        </figure>
      ))}
    </div>
  );
}

function FigureMedia({ figure: { image, video, alt, frame } }: { figure: SlideFigure }) {
  const { width, height } = video ?? image;
  return (
    <div className="slide-media" data-frame={frame} style={{ "--ratio": width / height }}>
      {video ? (
        <div className="video">
          <Picture image={image} alt="" sizes="90vw" loading="eager" />
          {/* biome-ignore lint/a11y/useMediaCaption: the studio removes the sound */}
          <video
            src={video.src}
            aria-label={alt}
            width={width}
            height={height}
            playsInline
            preload="none"
            controls
          />
        </div>
      ) : (
        <Picture image={image} alt={alt} sizes="90vw" loading="eager" />
      )}
    </div>
  );
}
