import { ADDRESSES, studyAddress } from "#app/addresses.ts";
import { content } from "#app/content/.server/content.ts";

export function loader() {
  const { siteUrl, caseStudies } = content;
  const pages = [ADDRESSES.home, ...caseStudies.map(({ slug }) => studyAddress(slug))];
  const urls = pages.map((path) => `  <url><loc>${siteUrl}${path}</loc></url>`).join("\n");
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls}
</urlset>
`;
  return new Response(sitemap, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}
