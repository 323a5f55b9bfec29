import { expect, test } from "vitest";
import { isFromOwnSite } from "./same-site.ts";

test.each<[string, Record<string, string>, boolean]>([
  ["neither header", {}, true],
  ["own origin", { Origin: "http://own.example:3000" }, true],
  ["own origin, HTTPS ended by a proxy", { Origin: "https://own.example:3000" }, true],
  ["own origin, both headers", { Origin: "http://own.example:3000", "Sec-Fetch-Site": "same-origin" }, true],
  ["typed address", { "Sec-Fetch-Site": "none" }, true],
  ["another host", { Origin: "http://evil.example" }, false],
  ["another port", { Origin: "http://own.example:4000" }, false],
  ["our host as a prefix", { Origin: "http://own.example:3000.evil.example" }, false],
  ["our host as user name", { Origin: "http://own.example:3000@evil.example" }, false],
  ["null", { Origin: "null" }, false],
  ["empty", { Origin: "" }, false],
  ["two origins", { Origin: "http://own.example:3000, http://evil.example" }, false],
  ["cross-site", { "Sec-Fetch-Site": "cross-site" }, false],
  ["same-site, another host of the domain", { "Sec-Fetch-Site": "same-site" }, false],
  ["a value that does not exist", { "Sec-Fetch-Site": "x" }, false],
  [
    "own origin, but cross-site",
    { Origin: "http://own.example:3000", "Sec-Fetch-Site": "cross-site" },
    false,
  ],
  [
    "same-origin, but another origin",
    { Origin: "http://evil.example", "Sec-Fetch-Site": "same-origin" },
    false,
  ],
])("%s", (_, headers, expected) => {
  expect(isFromOwnSite(new Request("http://own.example:3000/trade", { headers }))).toBe(expected);
});

test("compares with the host it is told", () => {
  const request = new Request("http://inner:3000/", { headers: { Origin: "https://own.example" } });
  expect(isFromOwnSite(request)).toBe(false);
  expect(isFromOwnSite(request, "OWN.example")).toBe(true);
});
