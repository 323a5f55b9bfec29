/**
 * The origin of the published site, from SITE_URL; pages carry it in their canonical address and share pictures.
 * Without it the site is built for http://localhost:3000.
 * @throws when SITE_URL is not an address
 */
export function readSiteUrl(value = process.env.SITE_URL): string {
  if (!value) return "http://localhost:3000";
  const url = URL.parse(value);
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Error(`SITE_URL is "${value}": write the site's address, like https://robinvale.example`);
  }
  return url.origin;
}
