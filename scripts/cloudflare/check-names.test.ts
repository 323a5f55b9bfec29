import { expect, test } from "vitest";
import { checkNames } from "./check-names.ts";

const namesOf = (addresses: string[]) => new Map(addresses.map((address) => [address, null]));

test.each(["/trade.html", "/docs/guide.html"])("refuses %s, which would hide a page", (address) => {
  const files = namesOf(["/", "/trade", "/docs/guide", address]);
  expect(() => checkNames(files)).toThrow(`public${address} instead of the page ${address.slice(0, -5)}:`);
});

test("takes every other name", () => {
  const names = ["/", "/trade", "/tradehtml", "/google1.html", "/docs/trade.html", "/trade.htm"];
  expect(() => checkNames(namesOf(names))).not.toThrow();
});
