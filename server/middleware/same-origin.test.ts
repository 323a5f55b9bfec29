import { expect, test } from "vitest";
import { isSameOrigin } from "./same-origin.ts";

const OWN_ORIGIN = "http://own.example:3000";

test.each<[boolean, Record<string, string>]>([
  [true, {}],
  [true, { Origin: OWN_ORIGIN }],
  [true, { Origin: "https://own.example:3000" }],
  [true, { "Sec-Fetch-Site": "none" }],
  [true, { Origin: "null", "Sec-Fetch-Site": "same-origin" }],
  [false, { Origin: "http://evil.example" }],
  [false, { Origin: "http://own.example:4000" }],
  [false, { Origin: `${OWN_ORIGIN}.evil.example` }],
  [false, { Origin: `${OWN_ORIGIN}@evil.example` }],
  [false, { Origin: "null" }],
  [false, { Origin: "null", "Sec-Fetch-Site": "cross-site" }],
  [false, { Origin: "null", "Sec-Fetch-Site": "none" }],
  [false, { Origin: "" }],
  [false, { "Sec-Fetch-Site": "cross-site" }],
  [false, { "Sec-Fetch-Site": "same-site" }],
  [false, { Origin: OWN_ORIGIN, "Sec-Fetch-Site": "cross-site" }],
  [false, { Origin: "http://evil.example", "Sec-Fetch-Site": "same-origin" }],
])("isSameOrigin returns %s for a request with the headers %j", (expected, headers) => {
  expect(isSameOrigin(new Request(`${OWN_ORIGIN}/trade`, { headers }))).toBe(expected);
});

test.each<[boolean, string, string]>([
  [true, "own.example:443", "https://own.example"],
  [true, "own.example:80", "http://own.example"],
  [false, "own.example:443", "http://own.example"],
  [false, "own.example:8443", "https://own.example"],
])("isSameOrigin returns %s for a request to the host %s from the origin %s", (expected, host, Origin) => {
  expect(isSameOrigin(new Request(`http://${host}/`, { headers: { Origin } }))).toBe(expected);
});

test.each<[boolean, Record<string, string>]>([
  [true, { Origin: "https://own.example", "Sec-Fetch-Site": "same-origin" }],
  [false, { Origin: "https://own.example", "Sec-Fetch-Site": "cross-site" }],
  [false, { Origin: "http://own.example" }],
  [false, { Origin: "https://own.example:8443" }],
  [false, { Origin: "https://evil.example", "X-Forwarded-Host": "evil.example" }],
])("with SITE_URL behind a proxy, isSameOrigin returns %s for %j", (expected, headers) => {
  const request = new Request("http://inner:3000/", { headers });
  expect(isSameOrigin(request, "https://own.example")).toBe(expected);
  expect(isSameOrigin(request)).toBe(false);
});
