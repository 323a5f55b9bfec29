import fc from "fast-check";
import { expect, test } from "vitest";
import { assetHeaders, headersFile } from "./headers-file.ts";

type Headers = Record<string, string>;

/** Returns the headers that Cloudflare would send, by applying one rule after the other. */
function headersSent(file: string, path: string): Headers {
  const sentHeaders: Headers = {};
  const namesSet = new Set<string>();
  for (const ruleText of file.split(/\n(?=\/)/)) {
    const [pattern = "", ...lines] = ruleText.trim().split(/\n\s+/);
    const expression = new RegExp(`^${pattern.split("*").map(RegExp.escape).join(".*")}$`);
    if (!expression.test(path)) continue;
    for (const line of lines.filter((each) => each.startsWith("! "))) delete sentHeaders[line.slice(2)];
    for (const line of lines.filter((each) => !each.startsWith("! "))) {
      const [, name = "", value = ""] = /^([^:]+): (.*)$/.exec(line) ?? [];
      const isRepeated = namesSet.has(name) && name in sentHeaders;
      sentHeaders[name] = isRepeated ? `${sentHeaders[name]}, ${value}` : value;
      namesSet.add(name);
    }
  }
  return sentHeaders;
}

test("writes one rule for many files with the same extension", () => {
  const files = Array.from({ length: 1_000 }, (_, index) => [`/media/${index}.avif`, { A: "1" }] as const);
  expect(headersFile(new Map([["/", { A: "2" }], ...files])).match(/^\//gm)).toHaveLength(2);
});

test("writes rules that make Cloudflare send exactly the headers of each file", () => {
  const folder = fc.constantFrom("/", "/assets/", "/media/");
  const fileName = fc.constantFrom("a", "b", "a.js", "b.js", "c.js", "a.x", "b.x");
  const path = fc.tuple(folder, fileName).map((parts) => parts.join(""));
  const value = fc.constantFrom("1", "2");
  const headers = fc.record({ A: value, B: value, C: value }, { requiredKeys: [] }) as fc.Arbitrary<Headers>;
  fc.assert(
    fc.property(fc.dictionary(path, headers), headers, (others, home) => {
      const site = new Map([["/", home], ...Object.entries(others)]);
      const file = headersFile(site);
      for (const [each, wanted] of site)
        expect(headersSent(file, each), `${each} of\n${file}`).toEqual(wanted);
    }),
  );
});

test("throws if the site needs more rules than Cloudflare accepts", () => {
  const files = Array.from({ length: 100 }, (_, index) => [`/a.x${index}`, { A: "1" }] as const);
  expect(() => headersFile(new Map([["/", { A: "2" }], ...files]))).toThrow("the site needs 101: use fewer");
});

test("forbids proxies to change a page, and sends HSTS only if the published address uses HTTPS", () => {
  const files = new Map([["/", { path: "index.html", isPage: true, scriptHashes: [] }]]);
  const homeHeaders = (siteUrl: string) => assetHeaders(files, { siteUrl, styleHashes: [] }).get("/");
  expect(homeHeaders("https://www.example.com")).toHaveProperty("Strict-Transport-Security");
  expect(homeHeaders("http://localhost:3000")).not.toHaveProperty("Strict-Transport-Security");
  expect(homeHeaders("http://localhost:3000")).toMatchObject({
    "Cache-Control": "public, no-cache, no-transform",
  });
});
