import { getContent } from "#app/content/.server/content.ts";

export function loader() {
  const lines = [
    "User-agent: *",
    "Disallow: /api/",
    "Disallow: /locked/",
    "",
    `Sitemap: ${getContent().siteUrl}/sitemap.xml`,
  ];
  return new Response(`${lines.join("\n")}\n`, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
