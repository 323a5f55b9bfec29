import { isIPv4, isIPv6 } from "node:net";

/** All invalid addresses share this key and therefore one rate limit. */
export const UNKNOWN_ADDRESS = "unknown";

/** Groups IPv6 addresses by /48, because one customer often owns a whole /48. */
export function addressKey(address: string): string {
  const addressWithoutPort = address.trim().replace(ADDRESS_WITH_PORT, "$1$2").replace(/%.*$/, "");
  if (isIPv4(addressWithoutPort)) return addressWithoutPort;
  if (!isIPv6(addressWithoutPort)) return UNKNOWN_ADDRESS;
  const canonicalAddress = new URL(`http://[${addressWithoutPort}]`).hostname.slice(1, -1);
  const [, high, low] = /^::ffff:(\w+):(\w+)$/.exec(canonicalAddress) ?? [];
  if (high && low) return [high, low].flatMap(groupBytes).join(".");
  const [start = ""] = canonicalAddress.split("::");
  const groups = start.split(":").filter((group) => group !== "");
  return `${[...groups, "0", "0", "0"].slice(0, 3).join(":")}::/48`;
}

// Some proxies write "203.0.113.7:4711" and "[2001:db8::1]:4711".
const ADDRESS_WITH_PORT = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/;

function groupBytes(group: string): number[] {
  const number = Number.parseInt(group, 16);
  return [number >> 8, number & 255];
}
