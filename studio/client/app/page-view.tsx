import { useEffect, useRef, useState } from "react";
import { usePage } from "../frame/page.ts";
import { useValue } from "../state/model.ts";

const WIDTHS: Record<string, number> = { phone: 390, tablet: 820 };

/** Shows the frame. Scales it next to an open panel, so that the page keeps the width of the window. */
export function PageView({ onMove }: { onMove: () => void }) {
  const page = usePage();
  const width = useValue(page, (state) => state.width);
  const scheme = useValue(page, (state) => state.scheme);
  const isOutdated = useValue(page, (state) => state.isOutdated);
  const area = useRef<HTMLElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLoaded, setIsLoaded] = useState(false);
  const [size, setSize] = useState({ width: innerWidth, height: innerHeight });

  useEffect(() => {
    if (!frame.current || !area.current) return;
    page.frame.attach(frame.current);
    page.go(page.address);
    const observer = new ResizeObserver(([entry]) => entry && setSize(entry.contentRect));
    observer.observe(area.current);
    return () => observer.disconnect();
  }, [page]);

  const pageWidth = WIDTHS[width] ?? innerWidth;
  const scale = Math.min(1, size.width / pageWidth);
  const style = {
    width: pageWidth,
    height: size.height / scale,
    scale: `${scale}`,
    left: (size.width - pageWidth * scale) / 2,
    colorScheme: scheme,
  };
  useEffect(onMove, [onMove, scale, width]);
  return (
    <main ref={area} className="relative col-start-2 row-start-3 overflow-hidden">
      {!isLoaded && (
        <p className="absolute inset-0 grid place-items-center text-soft">Preparing your pages…</p>
      )}
      {/* Screen readers pass more keys to an application (docs/accessibility.md). */}
      <iframe
        role="application"
        className={`absolute origin-top-left ${isLoaded ? "bg-[Canvas]" : ""}`}
        id="page"
        title="The page"
        ref={frame}
        onLoad={({ currentTarget }) => setIsLoaded(currentTarget.contentDocument?.URL !== "about:blank")}
        style={style}
        inert={isOutdated}
      />
      {isOutdated && <div className="absolute inset-0 cursor-progress bg-ground/40" />}
    </main>
  );
}
