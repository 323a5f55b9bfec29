import type { Landscape } from "./landscape.ts";

declare function paintLandscape(
  land: Landscape,
  width: number,
  height: number,
): Uint8ClampedArray<ArrayBuffer>;

/** Runs in the page: paints each landscape once and draws every window of it. */
export function hangLandscapes(landscapes: Record<string, Landscape>): void {
  const field = { width: 400, height: 260 };
  const density = 2;
  const painted = new Map<string, HTMLCanvasElement>();

  function landscape(name: string): HTMLCanvasElement {
    const ready = painted.get(name);
    if (ready) return ready;
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [field.width * density, field.height * density];
    const land = landscapes[name];
    if (!land) throw new Error(`no landscape is called ${name}`);
    const pixels = paintLandscape(land, canvas.width, canvas.height);
    canvas.getContext("2d")?.putImageData(new ImageData(pixels, canvas.width, canvas.height), 0, 0);
    painted.set(name, canvas);
    return canvas;
  }

  document.addEventListener("DOMContentLoaded", () => {
    for (const canvas of document.querySelectorAll<HTMLCanvasElement>("canvas.scene")) {
      const { scene = "", view = "" } = canvas.dataset;
      const [x = 0, y = 0, width = 0, height = 0] = view.split(" ").map(Number);
      const { clientWidth, clientHeight } = canvas;
      [canvas.width, canvas.height] = [clientWidth * density, clientHeight * density];
      const scale = Math.max(clientWidth / width, clientHeight / height);
      const [seenWidth, seenHeight] = [clientWidth / scale, clientHeight / scale];
      const context = canvas.getContext("2d");
      if (!context) continue;
      context.imageSmoothingQuality = "high";
      context.drawImage(
        landscape(scene),
        (x + (width - seenWidth) / 2) * density,
        (y + (height - seenHeight) / 2) * density,
        seenWidth * density,
        seenHeight * density,
        0,
        0,
        canvas.width,
        canvas.height,
      );
    }
  });
}
