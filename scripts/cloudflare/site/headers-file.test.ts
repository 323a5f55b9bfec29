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

test("has no more rules for more files of the same kinds", () => {
  const [page, picture] = [{ Type: "page" }, { Type: "picture" }];
  const site = (files: number) =>
    new Map<string, Headers>([
      ["/", page],
      ...Array.from({ length: files }, (_, index): [string, Headers] => [`/page-${index}`, page]),
      ...Array.from({ length: files }, (_, index): [string, Headers] => [`/media/${index}.avif`, picture]),
    ]);
  const rules = (files: number) => headersFile(site(files)).match(/^\//gm)?.length;
  expect(rules(1_000)).toBe(rules(1));
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
