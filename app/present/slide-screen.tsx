import { Figures } from "#app/case-study/sections/figures.tsx";
import { PanelImage } from "#app/case-study/sections/panel.tsx";
import { Quote } from "#app/case-study/sections/quote.tsx";
import { SectionVideo } from "#app/case-study/sections/section-video.tsx";
import { Table } from "#app/case-study/sections/table.tsx";
import { contactIn, withoutScheme } from "#app/links.ts";
import { fullPath } from "#app/site-map.ts";
import { FittedTitle } from "#app/ui/fitted-title.tsx";
import { Icon } from "#app/ui/icons.tsx";
import { slideStyle } from "#app/ui/on-color.ts";
import { isSize } from "#app/ui/outcome.tsx";
import { useStrings } from "#app/ui/strings.tsx";
import { linesIn, type Presentation, type Slide, slideName, type TextSlide } from "./slides.ts";

type SlideFigurePart = NonNullable<TextSlide["figure"]>;

interface SlideProps {
  presentation: Presentation;
  slide: Slide;
}

export function SlideScreen({ slide, presentation }: SlideProps) {
  const { bgColor, layout } = { layout: undefined, ...slide };
  const label = slideName(slide, presentation, useStrings());
  return (
    <section
      aria-label={label}
      className="slide"
      data-screen
      data-layout={layout}
      style={slideStyle(bgColor)}
    >
      <SlideBody slide={slide} presentation={presentation} />
    </section>
  );
}

function SlideBody({ slide, presentation }: SlideProps) {
  switch (slide.kind) {
    case "text":
      return <TextBody slide={slide} isPresenter={presentation.isPresenter} />;
    case "quote":
      return <Quote section={slide.quote} />;
    case "contact":
      return <ContactBody {...presentation} />;
  }
}

function TextBody({ slide, isPresenter }: { slide: Slide & TextSlide; isPresenter: boolean }) {
  const { position, title, text, figure, layout, bullets = [] } = slide;
  return (
    <>
      {(title || text) && (
        <div className="slide-head">
          {title && <SlideTitle level={position === 1 ? "h1" : "h2"}>{title}</SlideTitle>}
          {text && (
            <p dir="auto" className="max-w-[27em] text-balance text-lead">
              {text}
            </p>
          )}
        </div>
      )}
      {figure && (
        <div className="slide-figure" style={"rows" in figure ? { "--lines": linesIn(figure) } : undefined}>
          <SlideFigure figure={figure} id={`slide-${position}`} />
          {isPresenter && <PrototypeLinks figure={figure} />}
        </div>
      )}
      {bullets.length > 0 && (
        <ul className="slide-bullets">
          {bullets.map((bullet, index) => (
            <li key={index} dir="auto">
              {layout === "outcome" && index === 0 ? (
                <LargeOutcome value={bullet.title} />
              ) : (
                <h3 className="text-heading">{bullet.title}</h3>
              )}
              <p className="max-w-[27em] text-balance text-lead">{bullet.text}</p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function LargeOutcome({ value }: { value: string }) {
  return (
    <h3 className="@container">
      <FittedTitle as="span" className={`block ${isSize(value) ? "text-name" : "text-title"}`}>
        {value}
      </FittedTitle>
    </h3>
  );
}

function SlideTitle({ level, children }: { level: "h1" | "h2"; children: string }) {
  return (
    <div className="@container">
      <FittedTitle as={level} className="text-title">
        {children}
      </FittedTitle>
    </div>
  );
}

/** Shows the posters of prototypes, without their frames. */
function SlideFigure({ figure, id }: { figure: SlideFigurePart; id: string }) {
  const sizes = "90vw";
  const tall = "top";
  if ("rows" in figure) return <Table section={figure} />;
  if ("figures" in figure) {
    const figures = figure.figures.map(({ prototype: _, ...image }) => image);
    return <Figures section={{ tall, ...figure, figures, sizes }} id={id} videos="controls" />;
  }
  if ("videoLink" in figure) return <SectionVideo section={{ ...figure, sizes }} videos="controls" />;
  return <PanelImage section={{ tall, ...figure, prototype: undefined, sizes }} id={id} />;
}

/** Opens each prototype of a slide in a new tab. */
function PrototypeLinks({ figure }: { figure: SlideFigurePart }) {
  const { prototype: strings } = useStrings();
  const prototypes = ("figures" in figure ? figure.figures : [figure]).flatMap((image) =>
    "prototype" in image ? (image.prototype ?? []) : [],
  );
  return prototypes.map((path) => (
    <a
      key={path}
      href={fullPath(path)}
      target="_blank"
      className="pill mt-3 bg-accent text-on-accent print:hidden"
      rel="noopener"
    >
      <Icon name="play" />
      {strings.try}
    </a>
  ));
}

function ContactBody({ byline, siteUrl }: Presentation) {
  const { links, name, availability } = byline;
  const { href, text } = contactIn(links);
  return (
    <div className="slide-head">
      <SlideTitle level="h2">{name}</SlideTitle>
      {availability && (
        <p dir="auto" className="max-w-[27em] text-balance text-lead">
          {availability}
        </p>
      )}
      <p className="flex flex-wrap gap-x-[1.4em] text-lead">
        <a href={href} dir="ltr" className="link tap">
          {text}
        </a>
        {siteUrl && (
          <a href={siteUrl} dir="ltr" className="link tap">
            {withoutScheme(siteUrl)}
          </a>
        )}
      </p>
    </div>
  );
}
