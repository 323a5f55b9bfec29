import { expect, test } from "vitest";
import { UNKNOWN_ADDRESS } from "../address-key.ts";
import { clientAddress } from "./client-address.ts";

const socketAddress = "192.0.2.1";

test.each<[string, number, string | undefined, string, undefined?]>([
  ["no proxy trusted, forged header", 0, "198.51.100.1", socketAddress],
  ["no header", 1, undefined, socketAddress],
  ["empty header", 1, "", socketAddress],
  ["one proxy", 1, "198.51.100.1", "198.51.100.1"],
  ["one proxy, forged entries on the left", 1, "10.0.0.1, 8.8.8.8, 198.51.100.1", "198.51.100.1"],
  ["two proxies", 2, "198.51.100.1, 198.51.100.2", "198.51.100.1"],
  ["two proxies, forged entries on the left", 2, "8.8.8.8,198.51.100.1,198.51.100.2", "198.51.100.1"],
  ["fewer entries than proxies", 2, "8.8.8.8", socketAddress],
  ["an invalid address from the proxy", 1, "8.8.8.8, nonsense", UNKNOWN_ADDRESS],
  ["a connection without an address", 0, undefined, UNKNOWN_ADDRESS, undefined],
])("returns the rate-limit key of the client: %s", (...[, trustProxy, forwardedFor, key, ...without]) => {
  expect(clientAddress(trustProxy, forwardedFor, without.length > 0 ? undefined : socketAddress)).toBe(key);
});
