/** Lists the addresses of this site in a response: quoted paths, and file names with an extension. */
export function addressesIn(text: string, requestedPath: string, siteUrl: string): string[] {
  const plainText = text.replaceAll(siteUrl, "").replaceAll("&amp;", "&").replaceAll("\\/", "/");
  const urls = Array.from(plainText.matchAll(ADDRESS), ([address]) =>
    URL.parse(address, ORIGIN + requestedPath),
  );
  return urls.filter((url) => url?.origin === ORIGIN).map((url) => `${url?.pathname}${url?.search}`);
}

const ORIGIN = "http://site.invalid";

const PATH = /\/(?!\/)[\w.~%!$*+:@/-]*(?:\?[\w.~%&=+,/-]*)?/;
const FILE =
  /\.{0,2}\/?[\w.~%/-]+\.(?:js|css|map|json|data|xml|txt|html|svg|png|jpe?g|webp|avif|gif|ico|mp4|woff2?|webmanifest)/;
const ADDRESS = new RegExp(`(?<=["'\`(=<>\\s,])(?:${PATH.source}|${FILE.source})(?=["'\`)<>\\s,;#]|$)`, "g");

/** Lists addresses that a server could also answer although responses do not contain them. */
export function derivedAddresses(address: string): string[] {
  const [path = ""] = address.split("?");
  if (/\.(js|css)$/.test(path)) return [".map", ".br", ".gz"].map((end) => path + end);
  if (/\.\w+$/.test(path)) return [];
  const data = path === "/" ? "/_.data" : `${path}.data`;
  const routes = ["", "root", "index", path.slice(1)].map((name) => `${data}?_routes=${name}`);
  const variants = ["/", "/index.html", ".html", ".json", ".txt", ".rsc", ".br"].map((end) => path + end);
  return [data, ...routes, ...variants].map((derived) => derived.replace("//", "/"));
}
