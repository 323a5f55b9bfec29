import { fillPlaceholders } from "#app/ui/fill.ts";
import { useStrings } from "#app/ui/strings.tsx";
import type { Presentation } from "./.server/presentation.ts";
import { SlideScreen } from "./slide-screen.tsx";

interface NotesWindowProps {
  presentation: Presentation;
  /** Contains the notes of each section. */
  notes: string[];
}

/** Shows the notes for the current slide, the next slide and a clock. The script shows one article at a time. */
export function NotesWindow({ presentation, notes }: NotesWindowProps) {
  const { study, slides } = presentation;
  const { present: strings } = useStrings().owner;
  return (
    <main id="main" className="notes-window">
      <header>
        <h1 dir="auto">{study.hero.title}</h1>
        <p>
          {strings.elapsed} <b id="elapsed" suppressHydrationWarning />
        </p>
        <button id="restart" type="button" className="pill border border-line">
          {strings.restart}
        </button>
        <p>
          {strings.time} <b id="time" suppressHydrationWarning />
        </p>
      </header>
      {slides.map((slide) => {
        const text = "section" in slide ? notes[slide.section] : "";
        const { position } = slide;
        const next = slides[position];
        return (
          <article key={position} data-screen hidden={position > 1} suppressHydrationWarning>
            <div className="notes-text" lang={study.lang} dir="auto">
              {text || <p className="text-soft">{strings.noNotes}</p>}
            </div>
            <div>
              <p>
                <b>{fillPlaceholders(strings.position, { position, count: slides.length })}</b>
              </p>
              {next && (
                <>
                  <p className="mt-6 text-soft">{strings.next}</p>
                  <div className="next-slide" lang={study.lang} dir={study.dir} inert>
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
