import { expect, test } from "vitest";
import { makeTestApp } from "../../tests/helpers/site/test-app.ts";

const INNER = "http://127.0.0.1:3000";
const HOST = /does not pass Host on/;
const TRUST = /set TRUST_PROXY to 1/;
const SCHEME = /set X-Forwarded-Proto/;

async function noticesAfter(
  headers: Record<string, string>,
  { host = INNER, variables = {} }: { host?: string; variables?: Record<string, string> } = {},
) {
  const { app, logged } = makeTestApp({}, variables);
  for (let times = 0; times < 3; times++) {
    await app.request(`${host}/api/validate-password`, { method: "POST", body: "{}", headers });
  }
  expect(JSON.stringify(logged)).not.toContain("planted");
  return logged.flatMap(({ notice }) => (notice === undefined ? [] : [notice]));
}

const FORWARDED = { "X-Forwarded-For": "192.0.2.7, planted", "X-Forwarded-Proto": "https" };
const ORIGIN = { Origin: "https://planted.example", "Sec-Fetch-Site": "same-origin" };

test.each<[string, Parameters<typeof noticesAfter>, RegExp[]]>([
  ["Host is not passed on", [ORIGIN, { variables: { TRUST_PROXY: "1" } }], [HOST]],
  ["TRUST_PROXY is forgotten", [FORWARDED], [TRUST]],
  ["only the scheme is passed on", [{ "X-Forwarded-Proto": "https" }], [TRUST]],
  ["both", [{ ...ORIGIN, ...FORWARDED }], [HOST, TRUST]],
  ["HTTPS is not told", [ORIGIN, { host: "http://planted.example" }], [SCHEME]],
  [
    "HTTPS is not told by a proxy that is trusted",
    [
      { ...ORIGIN, "X-Forwarded-For": "192.0.2.7" },
      { host: "http://planted.example", variables: { TRUST_PROXY: "1" } },
    ],
    [SCHEME],
  ],
])("says it once when %s", async (_, facts, expected) => {
  expect(await noticesAfter(...facts)).toEqual(expected.map((notice) => expect.stringMatching(notice)));
});

test.each<[string, Parameters<typeof noticesAfter>]>([
  ["without a proxy", [{ Origin: INNER, "Sec-Fetch-Site": "same-origin" }]],
  ["of another site's page", [{ Origin: "https://planted.example", "Sec-Fetch-Site": "cross-site" }]],
  [
    "behind a proxy set up rightly",
    [
      { ...ORIGIN, ...FORWARDED },
      { host: "http://planted.example", variables: { TRUST_PROXY: "1" } },
    ],
  ],
  [
    "where SITE_URL stands in for Host",
    [{ ...ORIGIN, ...FORWARDED }, { variables: { TRUST_PROXY: "1", SITE_URL: "https://planted.example" } }],
  ],
])("says nothing %s", async (_, facts) => {
  expect(await noticesAfter(...facts)).toEqual([]);
});
