import { expect, test } from "vitest";
import { publicAddress } from "./names.ts";

test.each([
  "",
  "http://www.example.com",
  "https://www.example.com:8443",
  "https://localhost",
  "https://203.0.113.7",
])("refuses an address that visitors could not open: %s", (SITE_URL) => {
  expect(() => publicAddress({ SITE_URL })).toThrow("SITE_URL must be the address that visitors will use");
});

test.each(["https://www.example.com", "https://portfolio.ada.workers.dev"])("accepts %s", (SITE_URL) => {
  expect(publicAddress({ SITE_URL }).origin).toBe(SITE_URL);
});
