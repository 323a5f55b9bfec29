import { describe, expect, test } from "vitest";
import { isSameOrigin } from "./same-origin.ts";

test.each<[string, Record<string, string>, boolean]>([
  ["neither header", {}, true],
  ["own origin", { Origin: "http://own.example:3000" }, true],
  ["own origin, with HTTPS added by a proxy", { Origin: "https://own.example:3000" }, true],
  ["own origin, both headers", { Origin: "http://own.example:3000", "Sec-Fetch-Site": "same-origin" }, true],
  ["an address that was typed", { "Sec-Fetch-Site": "none" }, true],
  ["another host", { Origin: "http://evil.example" }, false],
  ["another port", { Origin: "http://own.example:4000" }, false],
  ["our host as a prefix", { Origin: "http://own.example:3000.evil.example" }, false],
  ["our host as user name", { Origin: "http://own.example:3000@evil.example" }, false],
  ["null", { Origin: "null" }, false],
  ["null, from our own page without a referrer", { Origin: "null", "Sec-Fetch-Site": "same-origin" }, true],
  ["null, from a sandboxed frame", { Origin: "null", "Sec-Fetch-Site": "cross-site" }, false],
  ["null, from another host of the domain", { Origin: "null", "Sec-Fetch-Site": "same-site" }, false],
  ["null, without a page", { Origin: "null", "Sec-Fetch-Site": "none" }, false],
  ["null, in a list", { Origin: "null, null", "Sec-Fetch-Site": "same-origin" }, false],
  ["null in uppercase", { Origin: "NULL", "Sec-Fetch-Site": "same-origin" }, false],
  ["null, with an empty Sec-Fetch-Site", { Origin: "null", "Sec-Fetch-Site": "" }, false],
  ["empty", { Origin: "" }, false],
  ["two origins", { Origin: "http://own.example:3000, http://evil.example" }, false],
  ["cross-site", { "Sec-Fetch-Site": "cross-site" }, false],
  ["same-site, another host of the domain", { "Sec-Fetch-Site": "same-site" }, false],
  ["an unknown value", { "Sec-Fetch-Site": "x" }, false],
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
])("checks %s: %j", (_, headers, expected) => {
  expect(isSameOrigin(new Request("http://own.example:3000/trade", { headers }))).toBe(expected);
});

test.each<[string, string, boolean]>([
  ["own.example:443", "https://own.example", true],
  ["own.example:80", "http://own.example", true],
  ["own.example:443", "http://own.example", false],
  ["own.example:443", "https://own.example:8443", false],
  ["own.example:8443", "https://own.example", false],
])("Host %s and Origin %s match: %s", (host, origin, expected) => {
  expect(isSameOrigin(new Request(`http://${host}/`, { headers: { Origin: origin } }))).toBe(expected);
});

describe("behind a proxy that replaces Host", () => {
  const SITE = "https://own.example";

  test.each<[string, Record<string, string>, boolean]>([
    ["the site's own address", { Origin: SITE, "Sec-Fetch-Site": "same-origin" }, true],
    ["without its HTTPS", { Origin: "http://own.example" }, false],
    ["another port", { Origin: `${SITE}:8443` }, false],
    ["the site's address, but cross-site", { Origin: SITE, "Sec-Fetch-Site": "cross-site" }, false],
    ["another site", { Origin: "https://evil.example" }, false],
    ["SITE_URL as a prefix", { Origin: `${SITE}.evil.example` }, false],
    ["SITE_URL as a user name", { Origin: "https://own.example@evil.example" }, false],
    ["null", { Origin: "null" }, false],
    [
      "another site with X-Forwarded-Host",
      { Origin: "https://evil.example", "X-Forwarded-Host": "evil.example" },
      false,
    ],
  ])("checks %s against SITE_URL", (_, headers, expected) => {
    const request = new Request("http://inner:3000/", { headers });
    expect(isSameOrigin(request, SITE)).toBe(expected);
    expect(isSameOrigin(request)).toBe(false);
  });
});
