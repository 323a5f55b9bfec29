import { expect, test } from "vitest";
import { workerConfig } from "./worker-config.ts";

test.each([
  [
    "https://www.example.com",
    { workers_dev: false, routes: [{ pattern: "www.example.com", custom_domain: true }] },
  ],
  ["https://ada.workers.dev", { workers_dev: true, routes: undefined }],
  ["https://ada.workers.dev.example", { workers_dev: false }],
])("%s is where it is found, and nowhere else", (siteUrl, expected) => {
  const config = workerConfig("portfolio", siteUrl);
  expect({ routes: undefined, ...config }).toMatchObject(expected);
  expect(config.preview_urls).toBe(false);
});

test("the platform notes no address of a request, as that of an invitation is its key", () => {
  const { observability } = workerConfig("portfolio", "https://www.example.com");
  expect(observability.logs).toEqual({ enabled: true, invocation_logs: false });
});
