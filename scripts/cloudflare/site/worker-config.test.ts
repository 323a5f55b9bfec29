import { expect, test } from "vitest";
import { publicOrigin } from "./names.ts";
import { workerConfig } from "./worker-config.ts";

test.each([
  ["https://www.example.com", false, [{ pattern: "www.example.com", custom_domain: true }]],
  ["https://ada.workers.dev", true, undefined],
])("publishes the site only at %s", (siteUrl, workers_dev, routes) => {
  const config = { routes: undefined, ...workerConfig("portfolio", siteUrl) };
  expect(config).toMatchObject({ workers_dev, routes, preview_urls: false });
});

test("keeps invitation addresses out of Cloudflare's invocation logs", () => {
  const { observability } = workerConfig("portfolio", "https://www.example.com");
  expect(observability.logs).toEqual({ enabled: true, invocation_logs: false });
});

test("limits visitors and the owner separately to ten attempts a minute, with different counters for each project", () => {
  const limitsOf = (name: string) => workerConfig(name, "https://www.example.com").ratelimits;
  const limits = [...limitsOf("portfolio"), ...limitsOf("other")];
  expect(new Set(limits.map(({ namespace_id }) => namespace_id)).size).toBe(4);
  for (const { namespace_id, simple } of limits) {
    expect(namespace_id).toMatch(/^[1-9]\d*$/);
    expect(simple).toEqual({ limit: 10, period: 60 });
  }
  expect(limits.slice(0, 2).map(({ name }) => name)).toEqual(["VISITOR_ATTEMPTS", "OWNER_ATTEMPTS"]);
});

test.each([
  "http://www.example.com",
  "https://www.example.com:8443",
  "https://localhost",
  "https://203.0.113.7",
])("throws if SITE_URL is %s, which visitors could not open", (SITE_URL) => {
  expect(() => publicOrigin({ SITE_URL })).toThrow("SITE_URL must be the address");
});
