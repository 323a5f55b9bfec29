/**
 * A step of `npm run build`: prerendered pages carry their styles inside, so that they can be painted as soon as they
 * are there. docs/decisions/0007-styles-inside-prerendered-pages.md has the figures.
 */
import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const CLIENT = "build/client";
const STYLES = /<link rel="stylesheet" href="(\/assets\/[^"]+\.css)"\/>/g;

for await (const file of glob(`${CLIENT}/**/index.html`)) {
  const html = await readFile(file, "utf8");
  const links = [...html.matchAll(STYLES)];
  if (links.length !== 1) throw new Error(`${file} should name one style sheet, and names ${links.length}.`);
  const css = await readFile(join(CLIENT, links[0]?.[1] ?? ""), "utf8");
  if (css.includes("</")) throw new Error(`${links[0]?.[1]} cannot stand inside a page: it contains "</".`);
  await writeFile(
    file,
    html.replace(STYLES, () => `<style>${css}</style>`),
  );
}
