import type { Page } from "@playwright/test";

const KEPT: Record<string, string[]> = {
  a: ["href"],
  article: [],
  br: [],
  button: ["type"],
  dd: [],
  dl: [],
  dt: [],
  figure: [],
  footer: [],
  form: ["method"],
  h1: [],
  h2: [],
  h3: [],
  header: [],
  img: ["src", "alt", "width", "height", "loading", "fetchpriority", "decoding"],
  input: ["type", "name"],
  label: ["for"],
  li: [],
  main: [],
  nav: [],
  ol: [],
  p: [],
  picture: [],
  section: [],
  source: ["type", "srcset", "sizes", "src", "media"],
  ul: [],
  video: [
    "width",
    "height",
    "loading",
    "preload",
    "autoplay",
    "loop",
    "muted",
    "playsinline",
    "controls",
    "aria-label",
  ],
};

/** Enlarged pictures repeat those of the page, their buttons open them; the bar repeats the title. */
const LEFT_OUT = "script, style, svg, dialog, button[commandfor], .bar-title, .contents-again";

const STYLE = `
body { max-width: 40rem; margin: 0 auto; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif }
img, video { max-width: 100%; height: auto }
`;

/** As somebody would write the page by hand who wants it fast. `page` may be any: it lends its HTML parser. */
export async function writeBarePage(page: Page, html: string): Promise<string> {
  const { title, body } = await page.evaluate(copyPlain, { html, kept: KEPT, leftOut: LEFT_OUT });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="/favicon.svg">
<style>${STYLE}</style>
${body}
</html>
`;
}

/** Runs in the browser as text, so it may use nothing from outside itself. */
function copyPlain({ html, kept, leftOut }: { html: string; kept: typeof KEPT; leftOut: string }) {
  const parsed = new DOMParser().parseFromString(html, "text/html");
  for (const element of parsed.querySelectorAll(leftOut)) element.remove();
  const linked = Array.from(parsed.querySelectorAll("a[href^='#']"), (link) => link.getAttribute("href"));

  function copy(node: Node): string {
    if (node.nodeType === Node.TEXT_NODE) return escaped(node.textContent ?? "");
    const inner = Array.from(node.childNodes, copy).join("");
    if (!(node instanceof Element)) return inner;
    const tag = node.localName;
    // Elements that are there for the layout alone end a line, and no more.
    if (!kept[tag]) return tag === "span" ? inner : `${inner}\n`;
    const isTarget = linked.includes(`#${node.id}`) || tag === "input";
    const names = [...kept[tag], ...(isTarget ? ["id"] : [])].filter((name) => node.hasAttribute(name));
    const attributes = names.map((name) => ` ${name}="${escaped(node.getAttribute(name) ?? "")}"`).join("");
    const start = `<${tag}${attributes}>`;
    return ["br", "img", "input", "source"].includes(tag) ? start : `${start}${inner}</${tag}>`;
  }

  function escaped(text: string): string {
    return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
  }

  return { title: escaped(parsed.title), body: copy(parsed.body) };
}
