import { expect, test } from "vitest";
import { shortAddress } from "./short-address.ts";

test.each([
  ["https://github.com/ada/site.git", "github.com/ada/site"],
  ["https://ada:secret@github.com/ada/site/", "github.com/ada/site"],
  ["git@github.com:ada/site.git", "github.com/ada/site"],
  ["ssh://git@host.example:2222/ada/site.git", "host.example/ada/site"],
  ["/Users/ada/site.git", "site"],
  ["C:\\Users\\ada\\site", "site"],
  ["site", "site"],
])("shortens %s to %s", (address, short) => {
  expect(shortAddress(address)).toBe(short);
});
