import type { ReactNode } from "react";
import { contactIn } from "#app/links.ts";
import { blockStyle } from "#app/styles/on-color.ts";
import { FittedTitle } from "#app/ui/fitted-title.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import type { Presentation } from "./.server/presentation.ts";
import { SlideFigures } from "./slide-figures.tsx";
import type { Slide, TextSlide } from "./slides.ts";

/** On a screen of 16:9, a figure with a smaller ratio is larger next to the text than below it. */
const MAX_SIDE_RATIO = 1.35;

interface SlideProps {
  presentation: Presentation;
  slide: Slide;
}

export function SlideScreen({ slide, presentation }: SlideProps) {
  switch (slide.kind) {
    case "hero":
      return <HeroScreen {...presentation} />;
    case "outcome":
      return <OutcomeScreen {...presentation} />;
    case "contact":
      return <ContactScreen {...presentation} />;
    case "quote":
      return (
        <Screen kind="statement" color={slide.bgColor}>
          <figure>
            <blockquote>
              <RichText text={slide.quote} className="slide-quote" />
            </blockquote>
            <figcaption dir="auto" className="slide-small">
              {slide.who}
            </figcaption>
          </figure>
        </Screen>
      );
    default:
      return <TextScreen slide={slide} />;
  }
}

function Screen({ kind, color, children }: { kind: string; color?: string | null; children: ReactNode }) {
  return (
    <section
      className="slide"
      data-screen
      data-kind={kind}
      data-colored={color ? "" : undefined}
      style={color ? blockStyle(color) : undefined}
    >
      {children}
    </section>
  );
}

function HeroScreen({ study: { hero } }: Presentation) {
  const { imgLink, alt = "", title, description, bgColor } = hero;
  const isUpright = imgLink && imgLink.height > imgLink.width;
  return (
    <Screen kind="hero" color={bgColor}>
      <div className="slide-head">
        <div className="@container">
          <FittedTitle className="text-title">{title}</FittedTitle>
        </div>
        <p dir="auto" className="slide-text">
          {description}
        </p>
      </div>
      {imgLink && (
        <div className="slide-hero-image" data-whole={isUpright || undefined}>
          <Picture image={imgLink} alt={alt} sizes="(min-width: 820px) 60vw, 100vw" loading="first" />
        </div>
      )}
    </Screen>
  );
}

function TextScreen({ slide }: { slide: TextSlide }) {
  const { bgColor, kicker, title, text, figures } = slide;
  const [figure] = figures;
  const isBeside =
    figures.length === 1 && figure && figure.image.width / figure.image.height < MAX_SIDE_RATIO;
  const figureKind = isBeside ? "upright" : "wide";
  return (
    <Screen kind={figure ? figureKind : "statement"} color={bgColor}>
      {(title || text) && (
        <div className="slide-head">
          {kicker && (
            <p dir="auto" className="slide-small">
              {kicker}
            </p>
          )}
          {title && (
            <div className="@container">
              <FittedTitle as="h2" className="text-title">
                {title}
              </FittedTitle>
            </div>
          )}
          {text && (
            <p dir="auto" className="slide-text">
              {text}
            </p>
          )}
        </div>
      )}
      {figure && <SlideFigures slide={slide} />}
    </Screen>
  );
}

function OutcomeScreen({ study: { outcome = [] } }: Presentation) {
  return (
    <Screen kind="statement">
      <div className="slide-outcomes">
        {outcome.map(({ value, what }) => (
          <p key={value + what} dir="auto">
            <strong className="slide-value">{value}</strong> <span className="slide-text">{what}</span>
          </p>
        ))}
      </div>
    </Screen>
  );
}

function ContactScreen({ byline, siteUrl }: Presentation) {
  const { href, text } = contactIn(byline.links);
  return (
    <Screen kind="statement">
      <div className="slide-head">
        <div className="@container">
          <FittedTitle as="h2" className="text-title">
            {byline.name}
          </FittedTitle>
        </div>
        <p className="slide-text slide-links">
          <a href={href} dir="ltr" className="link tap">
            {text}
          </a>
          <a href={siteUrl} dir="ltr" className="link tap">
            {siteUrl.replace(/^https?:\/\//, "")}
          </a>
        </p>
      </div>
    </Screen>
  );
}
