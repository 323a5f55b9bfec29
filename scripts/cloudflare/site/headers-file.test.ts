import fc from "fast-check";
import { expect, test } from "vitest";
import { assetHeaders, headersFile } from "./headers-file.ts";

type Headers = Record<string, string>;

/** Returns the headers that Cloudflare would send, by applying one rule after the other. */
function headersSent(file: string, address: string): Headers {
  const sent: Headers = {};
  const set = new Set<string>();
  for (const rule of file.split(/\n(?=\/)/)) {
    const [pattern = "", ...lines] = rule.trim().split(/\n\s+/);
    const expression = new RegExp(`^${pattern.split("*").map(RegExp.escape).join(".*")}$`);
    if (!expression.test(address)) continue;
    for (const line of lines.filter((each) => each.startsWith("! "))) delete sent[line.slice(2)];
    for (const line of lines.filter((each) => !each.startsWith("! "))) {
      const [, name = "", value = ""] = /^([^:]+): (.*)$/.exec(line) ?? [];
      sent[name] = set.has(name) && name in sent ? `${sent[name]}, ${value}` : value;
      set.add(name);
    }
  }
  return sent;
}

test("needs no more rules for more files of the same kind", () => {
  const [page, image] = [{ Type: "page" }, { Type: "image" }];
  const site = (files: number) =>
    new Map<string, Headers>([
      ["/", page],
      ...Array.from({ length: files }, (_, index): [string, Headers] => [`/page-${index}`, page]),
      ...Array.from({ length: files }, (_, index): [string, Headers] => [`/media/${index}.avif`, image]),
    ]);
  const rules = (files: number) => headersFile(site(files)).match(/^\//gm)?.length;
  expect(rules(1_000)).toBe(rules(1));
});

test("gives every file its own headers", () => {
  const address = fc
    .tuple(
      fc.constantFrom("/", "/assets/", "/media/"),
      fc.constantFrom("a", "b", "c"),
      fc.constantFrom("", ".js", ".x"),
    )
    .map((parts) => parts.join(""));
  const value = fc.constantFrom("1", "2");
  const headers = fc.record({ A: value, B: value, C: value }, { requiredKeys: [] }) as fc.Arbitrary<Headers>;
  fc.assert(
    fc.property(fc.dictionary(address, headers), headers, (others, home) => {
      const site = new Map([["/", home], ...Object.entries(others)]);
      const file = headersFile(site);
      for (const [each, wanted] of site)
        expect(headersSent(file, each), `${each} of\n${file}`).toEqual(wanted);
    }),
  );
});

test("throws if the site needs more rules than Cloudflare accepts", () => {
  const kinds = Array.from({ length: 100 }, (_, index): [string, Headers] => [
    `/a.x${index}`,
    { A: String(index) },
  ]);
  expect(() => headersFile(new Map([["/", { A: "home" }], ...kinds]))).toThrow("101");
});

test("sends each file with its type, its cache policy, a script policy and, over HTTPS, HSTS", () => {
  const NOTHING = "default-src 'none'";
  const file = (path: string) => ({ path, isPage: path === "index.html", scriptHashes: [] });
  const files = new Map([
    ["/", file("index.html")],
    ["/assets/a.js", file("client/assets/a.js")],
    ["/my/assets/a.js", file("client/my/assets/a.js")],
  ]);
  const sent = (siteUrl: string) => [...assetHeaders(files, { siteUrl, styleHashes: ["aGFzaA=="] }).values()];
  const summary = sent("https://www.example.com").map((headers) => [
    headers["Content-Type"]?.split(";")[0],
    headers["Cache-Control"],
    headers["Content-Security-Policy"]?.split("; ").filter((part) => /^(default|script)-src/.test(part)),
    headers["Strict-Transport-Security"],
  ]);
  expect(summary).toEqual([
    ["text/html", "public, no-cache", [NOTHING, "script-src 'none'"], "max-age=31536000"],
    ["text/javascript", "public, max-age=31536000, immutable", [NOTHING], "max-age=31536000"],
    ["text/javascript", "public, max-age=3600", [NOTHING], "max-age=31536000"],
  ]);
  for (const headers of sent("http://localhost:3000"))
    expect(headers).not.toHaveProperty("Strict-Transport-Security");
});
