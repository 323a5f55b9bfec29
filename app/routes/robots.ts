import { ADDRESSES, FOLDERS } from "#app/addresses.ts";
import { content } from "#app/content/.server/content.ts";

export function loader() {
  const lines = [
    "User-agent: *",
    "Disallow: /api/",
    `Disallow: ${FOLDERS.lockedMedia}`,
    "",
    `Sitemap: ${content.siteUrl}${ADDRESSES.sitemap}`,
  ];
  return new Response(`${lines.join("\n")}\n`, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
