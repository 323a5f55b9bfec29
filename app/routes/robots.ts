import { content } from "#app/content/.server/content.ts";
import { FOLDERS, PATHS } from "#app/site-map.ts";

export function loader() {
  const lines = [
    "User-agent: *",
    "Disallow: /api/",
    `Disallow: ${FOLDERS.lockedMedia}`,
    "",
    `Sitemap: ${content.siteUrl}${PATHS.sitemap}`,
  ];
  return new Response(`${lines.join("\n")}\n`, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
