import { BackLink } from "#app/ui/back-link.tsx";
import { SlideScreen } from "./slide-screen.tsx";
import type { Presentation } from "./slides.ts";

/** Shows one slide per screen. The keyboard reaches a link to `backTo` before the slides. The page scrolls from slide to slide (slides.css), because a nested scroller gets no keys. */
export function Deck({ presentation, backTo }: { presentation: Presentation; backTo?: string }) {
  const { study, slides } = presentation;
  return (
    <main id="main" className="deck" lang={study.lang} dir={study.dir}>
      {backTo && (
        <BackLink
          href={backTo}
          className="two-tones fixed start-3 top-3 z-30 [translate:0_calc(-100%-1.25rem)] bg-accent text-on-accent focus:[translate:none] print:hidden"
        />
      )}
      {slides.map((slide) => (
        <SlideScreen key={slide.position} slide={slide} presentation={presentation} />
      ))}
    </main>
  );
}
