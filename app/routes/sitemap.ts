import { content } from "#app/content/.server/content.ts";
import { prerenderedPages } from "#app/site-map.ts";

export function loader() {
  const { siteUrl } = content;
  const urls = prerenderedPages(content)
    .map(({ path }) => `  <url><loc>${siteUrl}${path}</loc></url>`)
    .join("\n");
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls}
</urlset>
`;
  return new Response(sitemap, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}
