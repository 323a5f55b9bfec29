import { expect, test } from "vitest";
import { makeTestApp } from "../../tests/helpers/site/test-app.ts";

async function warningsAfter(headers: Record<string, string>, TRUST_PROXY = "0"): Promise<unknown[]> {
  const { app, logged } = makeTestApp({}, { TRUST_PROXY });
  for (let times = 0; times < 3; times++) await app.request("http://own.example/", { headers });
  expect(JSON.stringify(logged)).not.toContain("planted");
  return logged.flatMap(({ warning }) => warning ?? []);
}

test("warns once, without the header, if X-Forwarded-For arrives while TRUST_PROXY is 0", async () => {
  expect(await warningsAfter({ "X-Forwarded-For": "planted" })).toEqual([
    expect.stringMatching(/TRUST_PROXY is 0.*all visitors share one rate limit/),
  ]);
});

test("warns neither without a proxy nor behind a trusted one", async () => {
  expect(await warningsAfter({})).toEqual([]);
  expect(await warningsAfter({ "X-Forwarded-For": "planted" }, "1")).toEqual([]);
});
