import { describe, expect, test } from "vitest";
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
  ["null, from our own page without a referrer", { Origin: "null", "Sec-Fetch-Site": "same-origin" }, true],
  ["null, from a sandboxed frame", { Origin: "null", "Sec-Fetch-Site": "cross-site" }, false],
  ["null, from another host of the domain", { Origin: "null", "Sec-Fetch-Site": "same-site" }, false],
  ["null, from no page", { Origin: "null", "Sec-Fetch-Site": "none" }, false],
  ["null, in a list", { Origin: "null, null", "Sec-Fetch-Site": "same-origin" }, false],
  ["null in capitals", { Origin: "NULL", "Sec-Fetch-Site": "same-origin" }, false],
  ["null, with an empty word of the browser", { Origin: "null", "Sec-Fetch-Site": "" }, false],
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

test.each<[string, string, boolean]>([
  ["own.example:443", "https://own.example", true],
  ["own.example:80", "http://own.example", true],
  ["own.example:443", "http://own.example", false],
  ["own.example:443", "https://own.example:8443", false],
  ["own.example:8443", "https://own.example", false],
])("the Host %s is that of %s: %s", (host, origin, expected) => {
  expect(isFromOwnSite(new Request(`http://${host}/`, { headers: { Origin: origin } }))).toBe(expected);
});

describe("behind a proxy that hides the Host", () => {
  const SITE = "https://own.example";

  test.each<[string, Record<string, string>, boolean]>([
    ["the site's own address", { Origin: SITE, "Sec-Fetch-Site": "same-origin" }, true],
    ["without its HTTPS", { Origin: "http://own.example" }, false],
    ["another port", { Origin: `${SITE}:8443` }, false],
    ["the site's address, but cross-site", { Origin: SITE, "Sec-Fetch-Site": "cross-site" }, false],
    ["another site", { Origin: "https://evil.example" }, false],
    ["the site's name as another's", { Origin: `${SITE}.evil.example` }, false],
    ["the site's name as a user's", { Origin: "https://own.example@evil.example" }, false],
    ["no site", { Origin: "null" }, false],
    [
      "what is said of forwarding",
      { Origin: "https://evil.example", "X-Forwarded-Host": "evil.example" },
      false,
    ],
  ])("knows %s", (_, headers, expected) => {
    const request = new Request("http://inner:3000/", { headers });
    expect(isFromOwnSite(request, SITE)).toBe(expected);
    expect(isFromOwnSite(request)).toBe(false);
  });
});
