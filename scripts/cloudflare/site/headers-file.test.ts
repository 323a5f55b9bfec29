import fc from "fast-check";
import { expect, test } from "vitest";
import { assetHeaders, headersFile } from "./headers-file.ts";

type Headers = Record<string, string>;

/** As the platform reads the file and applies it, one rule after the other. */
function sentBy(file: string, address: string): Headers {
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

const SITE = new Map<string, Headers>([
  ["/", { Type: "page", Cache: "page", Rules: "yes" }],
  ["/safe", { Type: "page", Cache: "page", Rules: "yes" }],
  ["/odd", { Type: "page", Cache: "page", Script: "hash" }],
  ["/safe.data", { Type: "data", Cache: "hour" }],
  ["/assets/a.js", { Type: "script", Cache: "year" }],
  ["/assets/a.svg", { Type: "drawing", Cache: "year" }],
  ["/favicon.svg", { Type: "drawing", Cache: "hour" }],
  ["/media/a.avif", { Type: "picture", Cache: "year" }],
  ["/media/share-1.jpg", { Type: "photo", Cache: "year", Shared: "yes" }],
]);

test("gives every file its own headers, each once", () => {
  const file = headersFile(SITE);
  for (const [address, headers] of SITE) expect(sentBy(file, address), address).toEqual(headers);
});

test("has no more rules for more files of the same kinds", () => {
  const rules = (site: ReadonlyMap<string, Headers>) => headersFile(site).match(/^\//gm)?.length;
  const more = new Map(SITE);
  for (let index = 0; index < 1_000; index++) {
    more.set(`/page-${index}`, SITE.get("/") as Headers);
    more.set(`/media/${index}.avif`, SITE.get("/media/a.avif") as Headers);
  }
  expect(rules(more)).toBe(rules(SITE));
});

test("gives every file its own headers, whatever they are", () => {
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
      for (const [each, wanted] of site) expect(sentBy(file, each), `${each} of\n${file}`).toEqual(wanted);
    }),
  );
});

test("says so when it would need more rules than Cloudflare takes", () => {
  const kinds = Array.from({ length: 100 }, (_, index): [string, Headers] => [
    `/a.x${index}`,
    { A: String(index) },
  ]);
  expect(() => headersFile(new Map([["/", { A: "home" }], ...kinds]))).toThrow("101");
});

test.each([
  ["/", "text/html; charset=utf-8", "public, no-cache", /script-src 'none'/],
  [
    "/assets/a.js",
    "text/javascript; charset=utf-8",
    "public, max-age=31536000, immutable",
    /^default-src 'none'/,
  ],
  ["/my/assets/a.js", "text/javascript; charset=utf-8", "public, max-age=3600", /^default-src 'none'/],
])(
  "%s says what it is and how long it is good, and with HTTPS to stay there",
  (address, type, cache, policy) => {
    const isPage = address === "/";
    const files = new Map([
      [address, { isPage, scriptHashes: [], path: isPage ? "index.html" : `client${address}` }],
    ]);
    const headers = (siteUrl: string) =>
      assetHeaders(files, { siteUrl, styleHash: "aGFzaA==" }).get(address) ?? {};
    expect(headers("https://www.example.com")).toMatchObject({
      "Content-Type": type,
      "Cache-Control": cache,
      "Content-Security-Policy": expect.stringMatching(policy),
      "Strict-Transport-Security": "max-age=31536000",
    });
    expect(headers("http://localhost:3000")).not.toHaveProperty("Strict-Transport-Security");
  },
);
