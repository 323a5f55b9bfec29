import { expect, test } from "vitest";
import { makeTestApp } from "../../tests/helpers/site/test-app.ts";

test.each([
  ["0", { "X-Forwarded-For": "planted" }, 1],
  ["0", {}, 0],
  ["1", { "X-Forwarded-For": "planted" }, 0],
])("with TRUST_PROXY=%s, requests with %j cause %i warnings", async (TRUST_PROXY, headers, warnings) => {
  const { app, logEntries } = makeTestApp({}, { TRUST_PROXY });
  for (let times = 0; times < 3; times++) await app.request("http://own.example/", { headers });
  const message = /TRUST_PROXY is 0.*all visitors share one rate limit/;
  expect(logEntries.filter(({ warning }) => message.test(String(warning)))).toHaveLength(warnings);
  expect(JSON.stringify(logEntries)).not.toContain("planted");
});

test.each([
  ["0", "https", false],
  ["1", "https, http", false],
  ["2", "https, http", true],
  ["2", "https", true],
])("with TRUST_PROXY=%s and X-Forwarded-Proto: %s, HTTPS is %s", async (TRUST_PROXY, proto, isSecure) => {
  const { app } = makeTestApp({}, { TRUST_PROXY });
  const headers = { "X-Forwarded-Proto": proto };
  const response = await app.request("http://own.example/", { headers });
  expect(response.headers.get("Strict-Transport-Security")).toBe(isSecure ? "max-age=31536000" : null);
});
