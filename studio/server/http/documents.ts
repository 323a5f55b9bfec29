import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Hono } from "hono";
import { micromark } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";
import { PROJECT_FOLDER } from "../../../files/paths.ts";

const HEADERS = { "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'" };
const STYLE = `:root { color-scheme: light dark; font: 17px/1.55 system-ui, sans-serif }
body { max-width: 42em; margin: auto; padding: 24px 20px 64px }
h1, h2, h3 { line-height: 1.2; margin-top: 1.6em } li { margin-block: .5em } pre { overflow: auto; padding: 12px; border: 1px solid; border-radius: 8px }
table { border-collapse: collapse; display: block; overflow: auto } th, td { padding: 6px 12px 6px 0; text-align: start; vertical-align: top }`;

/** Shows the documents in docs/, which link to each other. */
export function addDocuments(app: Hono): void {
  app.get("/studio/docs/:name{[a-z-]+\\.md}", async (c) => {
    const text = await readFile(join(PROJECT_FOLDER, "docs", c.req.param("name")), "utf8").catch(() => null);
    if (text === null) return c.notFound();
    const html = micromark(text, { extensions: [gfm()], htmlExtensions: [gfmHtml()] });
    const [, title = ""] = /<h1>(.*?)<\/h1>/.exec(html) ?? [];
    const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style>`;
    return c.html(
      `<!doctype html><html lang="en">${head}${html.replaceAll(/<h(\d)>(.*?)<\/h/g, withId)}`,
      200,
      HEADERS,
    );
  });
}

/** Adds the fragment to which other documents link. */
function withId(_: string, level: string, text: string): string {
  const id = text
    .toLowerCase()
    .replaceAll(/<[^>]*>|[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");
  return `<h${level} id="${id}">${text}</h`;
}
