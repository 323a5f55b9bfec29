import { expect, test } from "vitest";
import { completeAddress } from "./typed-value.ts";

test.each([
  ["ada@example.com", "mailto:ada@example.com"],
  ["github.com/ada", "https://github.com/ada"],
  ["www.müller.de?a=1", "https://www.müller.de?a=1"],
  ["example.com:8080/work", "https://example.com:8080/work"],
  ["+49 (30) 123-456", "tel:+4930123456"],
  ["http://example.com", "http://example.com"],
  ["/brief", "/brief"],
  ["Ada Lovelace", "Ada Lovelace"],
])("completeAddress turns %j into %j", (text, address) => {
  expect(completeAddress(text)).toBe(address);
});
