import { expect, test } from "vitest";
import { UNKNOWN_IP } from "../ip-key.ts";
import { clientIp } from "./client-ip.ts";

const socketIp = "192.0.2.1";

test.each<[string, number, string | undefined, string, undefined?]>([
  ["no proxy trusted, forged header", 0, "198.51.100.1", socketIp],
  ["no header", 1, undefined, socketIp],
  ["empty header", 1, "", socketIp],
  ["one proxy", 1, "198.51.100.1", "198.51.100.1"],
  ["one proxy, forged entries on the left", 1, "10.0.0.1, 8.8.8.8, 198.51.100.1", "198.51.100.1"],
  ["two proxies", 2, "198.51.100.1, 198.51.100.2", "198.51.100.1"],
  ["two proxies, forged entries on the left", 2, "8.8.8.8,198.51.100.1,198.51.100.2", "198.51.100.1"],
  ["fewer entries than proxies", 2, "8.8.8.8", socketIp],
  ["an invalid address from the proxy", 1, "8.8.8.8, nonsense", UNKNOWN_IP],
  ["a connection without an address", 0, undefined, UNKNOWN_IP, undefined],
])("returns the rate-limit key of the client: %s", (...[, trustProxy, forwardedFor, key, ...without]) => {
  expect(clientIp(trustProxy, forwardedFor, without.length > 0 ? undefined : socketIp)).toBe(key);
});
