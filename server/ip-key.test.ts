import { expect, test } from "vitest";
import { ipKey, UNKNOWN_IP } from "./ip-key.ts";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  [" 203.0.113.7 ", "203.0.113.7"],
  ["203.0.113.7:4711", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["::FFFF:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"],
  ["2001:db8:1:2:ffff::", "2001:db8:1::/48"],
  ["[2001:db8:1:2::1]:4711", "2001:db8:1::/48"],
  ["2001:db8::1", "2001:db8:0::/48"],
  ["fe80::1%eth0", "fe80:0:0::/48"],
  ["::1", "0:0:0::/48"],
  ["", UNKNOWN_IP],
  ["unknown", UNKNOWN_IP],
  ["203.0.113.007", UNKNOWN_IP],
  ["2001:db8:::1", UNKNOWN_IP],
  ["127.0.0.1, 127.0.0.2", UNKNOWN_IP],
])("ipKey groups the address %j under the key %s", (address, key) => {
  expect(ipKey(address)).toBe(key);
});
