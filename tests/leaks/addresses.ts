/** Leaves out other sites; of `siteUrl`, the origin under which the site is published, the path is taken. */
export function addressesIn(text: string, base: string, siteUrl: string): string[] {
  const own = text.replaceAll(siteUrl, "").replaceAll("&amp;", "&").replaceAll("\\/", "/");
  const found = Array.from(own.matchAll(ADDRESS), ([address]) => resolve(address, base));
  return [...new Set(found.filter((address) => address !== undefined))];
}

// After a quote, a bracket, a tag, an equals sign, or white space or a comma as in srcset: "/path", "./path" or a
// name with an ending; and comments that name a source map.
const ADDRESS =
  /(?<=["'`(=<>\s,])(?:\/(?!\/)[\w.~%!$*+:@/-]*(?:\?[\w.~%&=+,/-]*)?|\.{0,2}\/?[\w.~%/-]+\.(?:js|css|map|json|data|xml|txt|html|svg|png|jpe?g|webp|avif|gif|ico|mp4|woff2?|webmanifest))(?=["'`)<>\s,;#]|$)/g;

function resolve(address: string, base: string): string | undefined {
  const origin = "http://own.invalid";
  if (!URL.canParse(address, origin + base)) return undefined;
  const url = new URL(address, origin + base);
  return url.origin === origin ? url.pathname + url.search : undefined;
}

/** Addresses that belong to another one, whether or not anything names them. */
export function relatives(address: string): string[] {
  const [path = "", query] = address.split("?");
  if (query !== undefined) return [path];
  if (/\.(map|data|br|gz)$/.test(path)) return [];
  const beside = [`${path}.map`, `${path}.br`, `${path}.gz`];
  if (/\.\w+$/.test(path)) return /\.(js|css)$/.test(path) ? beside : [];
  const data = path === "/" ? "/_.data" : `${path}.data`;
  const ends = ["/", "/index.html", ".html", ".json", ".txt", ".rsc"].map((end) => path + end);
  const routes = ["", "root", path.slice(1), `root,${path.slice(1)}`].map((names) => `_routes=${names}`);
  return [data, ...ends, ...[...routes, "index"].map((query) => `${data}?${query}`)].map((own) =>
    own.replace("//", "/"),
  );
}
