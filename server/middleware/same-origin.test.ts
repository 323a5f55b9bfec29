import { expect, test } from "vitest";
import { isSameOrigin } from "./same-origin.ts";

const OWN_ORIGIN = "http://own.example:3000";

test.each<[boolean, Record<string, string>]>([
  [true, {}],
  [true, { Origin: OWN_ORIGIN }],
  [true, { Origin: "https://own.example:3000" }],
  [true, { Origin: OWN_ORIGIN, "Sec-Fetch-Site": "same-origin" }],
  [true, { "Sec-Fetch-Site": "none" }],
  [true, { Origin: "null", "Sec-Fetch-Site": "same-origin" }],
  [false, { Origin: "http://evil.example" }],
  [false, { Origin: "http://own.example:4000" }],
  [false, { Origin: `${OWN_ORIGIN}.evil.example` }],
  [false, { Origin: `${OWN_ORIGIN}@evil.example` }],
  [false, { Origin: "null" }],
  [false, { Origin: "null", "Sec-Fetch-Site": "cross-site" }],
  [false, { Origin: "null", "Sec-Fetch-Site": "same-site" }],
  [false, { Origin: "null", "Sec-Fetch-Site": "none" }],
  [false, { Origin: "null, null", "Sec-Fetch-Site": "same-origin" }],
  [false, { Origin: "null", "Sec-Fetch-Site": "" }],
  [false, { Origin: "" }],
  [false, { Origin: `${OWN_ORIGIN}, http://evil.example` }],
  [false, { "Sec-Fetch-Site": "cross-site" }],
  [false, { "Sec-Fetch-Site": "same-site" }],
  [false, { "Sec-Fetch-Site": "x" }],
  [false, { Origin: OWN_ORIGIN, "Sec-Fetch-Site": "cross-site" }],
  [false, { Origin: "http://evil.example", "Sec-Fetch-Site": "same-origin" }],
])("isSameOrigin returns %s for a request with %j", (expected, headers) => {
  expect(isSameOrigin(new Request(`${OWN_ORIGIN}/trade`, { headers }))).toBe(expected);
});

test.each<[boolean, string, string]>([
  [true, "own.example:443", "https://own.example"],
  [true, "own.example:80", "http://own.example"],
  [false, "own.example:443", "http://own.example"],
  [false, "own.example:443", "https://own.example:8443"],
  [false, "own.example:8443", "https://own.example"],
])("isSameOrigin returns %s for the host %s and the origin %s", (expected, host, Origin) => {
  expect(isSameOrigin(new Request(`http://${host}/`, { headers: { Origin } }))).toBe(expected);
});

test.each<[boolean, Record<string, string>]>([
  [true, { Origin: "https://own.example", "Sec-Fetch-Site": "same-origin" }],
  [false, { Origin: "https://own.example", "Sec-Fetch-Site": "cross-site" }],
  [false, { Origin: "http://own.example" }],
  [false, { Origin: "https://own.example:8443" }],
  [false, { Origin: "https://own.example.evil.example" }],
  [false, { Origin: "https://own.example@evil.example" }],
  [false, { Origin: "https://evil.example", "X-Forwarded-Host": "evil.example" }],
])("isSameOrigin returns %s for %j if a proxy replaces Host and SITE_URL is set", (expected, headers) => {
  const request = new Request("http://inner:3000/", { headers });
  expect(isSameOrigin(request, "https://own.example")).toBe(expected);
  expect(isSameOrigin(request)).toBe(false);
});
