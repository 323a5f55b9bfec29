import { SlideScreen } from "./slide-screen.tsx";
import type { Presentation } from "./slides.ts";

/** Shows one slide per screen. The page scrolls from slide to slide (slides.css), because a nested scroller gets no keys. */
export function Deck({ presentation }: { presentation: Presentation }) {
  const { study, slides } = presentation;
  return (
    <main id="main" className="deck" lang={study.lang} dir={study.dir}>
      {slides.map((slide) => (
        <SlideScreen key={slide.position} slide={slide} presentation={presentation} />
      ))}
    </main>
  );
}
