import { fillPlaceholders } from "#app/ui/fill.ts";
import { useStrings } from "#app/ui/strings.tsx";
import { SlideScreen } from "./slide-screen.tsx";
import { type Presentation, type Slide, slideName, slideTitle } from "./slides.ts";

interface NotesWindowProps {
  presentation: Presentation;
  notes: string[];
}

const LENGTHS = [30, 45, 60];

/** Shows the notes for the current slide, the next slide, a clock and the minutes left. The script shows one article at a time. */
export function NotesWindow({ presentation, notes }: NotesWindowProps) {
  const { study, slides } = presentation;
  const allStrings = useStrings();
  const { present: strings } = allStrings.owner;
  return (
    <main id="main" className="grid min-h-screen content-start gap-7 p-5 wide:px-10 wide:py-7">
      <header className="flex flex-wrap items-center gap-x-6 gap-y-2 border-line border-b pb-4">
        <h1 dir="auto" className="flex-[1_1_12em] text-[1.1875rem]">
          {study.hero.title}
        </h1>
        <p>
          {strings.elapsed}{" "}
          <b id="elapsed" className="[font-variant-numeric:tabular-nums]" suppressHydrationWarning />
        </p>
        <button id="restart" type="button" className="pill hairline">
          {strings.restart}
        </button>
        <fieldset aria-label={strings.length} className="flex flex-wrap items-center gap-1.5">
          {strings.left}{" "}
          <b
            id="left"
            className="me-2 min-w-[2ch] text-end [font-variant-numeric:tabular-nums]"
            suppressHydrationWarning
          />
          {LENGTHS.map((minutes) => (
            <button
              key={minutes}
              type="button"
              data-minutes={minutes}
              className="pill min-w-13 hairline px-3 aria-pressed:bg-accent aria-pressed:text-on-accent"
              suppressHydrationWarning
            >
              {minutes}
            </button>
          ))}
        </fieldset>
        <p>
          {strings.time} <b id="time" suppressHydrationWarning />
        </p>
      </header>
      {slides.map((slide) => {
        const section = "section" in slide ? slide.section : undefined;
        const { position } = slide;
        const next = slides[position];
        return (
          <article
            key={position}
            aria-label={slideName(slide, presentation, allStrings)}
            data-screen
            hidden={position > 1}
            suppressHydrationWarning
            className="grid gap-x-14 gap-y-8 wide:grid-cols-[minmax(0,1fr)_auto]"
          >
            <div>
              <h2 className="mb-4 text-[1.75rem]/[1.2]" lang={study.lang} dir="auto">
                {slideTitle(slide, presentation)}
              </h2>
              <div className="max-w-[34em] text-[1.5rem]/[1.5]" lang={study.lang} dir="auto">
                {section === undefined ? (
                  <SlideTexts slide={slide} />
                ) : (
                  notes[section] || <p className="text-soft">{strings.noNotes}</p>
                )}
              </div>
            </div>
            <div>
              <p>
                <b>{fillPlaceholders(strings.position, { position, count: slides.length })}</b>
              </p>
              {next && (
                <>
                  <p className="mt-6 text-soft">{strings.next}</p>
                  <div
                    className="next-slide mt-2 h-[720px] w-[1280px] overflow-clip border-2 border-line [zoom:0.2] wide:[zoom:0.36]"
                    lang={study.lang}
                    dir={study.dir}
                    inert
                  >
                    <SlideScreen slide={next} presentation={presentation} />
                  </div>
                </>
              )}
            </div>
          </article>
        );
      })}
    </main>
  );
}

/** Shows the texts of a slide that does not belong to a section, and so has no notes. */
function SlideTexts({ slide }: { slide: Slide }) {
  if (slide.kind !== "text") return null;
  return (
    <>
      <p>{slide.text}</p>
      {slide.bullets?.map(({ title, text }, index) => (
        <p key={index} className="mb-3">
          <b>{title}</b> {text}
        </p>
      ))}
    </>
  );
}
