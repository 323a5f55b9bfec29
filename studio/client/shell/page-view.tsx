import { useEffect, useRef, useState } from "react";
import { useStore, useStudioState } from "../use-store.ts";

/** Next to an open panel, the page keeps the width of the window, and the frame is scaled. */
export function PageView() {
  const store = useStore();
  const { width, scheme } = useStudioState();
  const area = useRef<HTMLElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [size, setSize] = useState({ width: innerWidth, height: innerHeight });

  useEffect(() => {
    if (!frame.current || !area.current) return;
    store.page.attach(frame.current);
    store.page.go(store.getState().address);
    const observer = new ResizeObserver(([entry]) => entry && setSize(entry.contentRect));
    observer.observe(area.current);
    return () => observer.disconnect();
  }, [store]);

  const pageWidth = width === "" ? innerWidth : Number(width);
  const scale = Math.min(1, size.width / pageWidth);
  const style = {
    width: pageWidth,
    height: size.height / scale,
    scale: `${scale}`,
    left: (size.width - pageWidth * scale) / 2,
    colorScheme: scheme,
  };
  useEffect(() => store.placePopovers(), [store, scale, width]);
  return (
    <main ref={area}>
      <iframe id="page" title="The page" ref={frame} style={style} />
    </main>
  );
}
