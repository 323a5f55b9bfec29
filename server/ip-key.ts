import { isIPv4, isIPv6 } from "node:net";

/** All invalid addresses share this key and therefore one rate limit. */
export const UNKNOWN_IP = "unknown";

/** Groups IPv6 addresses by /48, because one customer often owns a whole /48. */
export function ipKey(ip: string): string {
  const ipWithoutPort = ip.trim().replace(IP_WITH_PORT, "$1$2").replace(/%.*$/, "");
  // A server for both protocols writes an IPv4 address as "::ffff:203.0.113.7".
  const plainIp = ipWithoutPort.replace(/^::ffff:(?=[\d.]+$)/i, "");
  if (isIPv4(plainIp)) return plainIp;
  if (!isIPv6(plainIp)) return UNKNOWN_IP;
  const canonicalIp = new URL(`http://[${plainIp}]`).hostname.slice(1, -1);
  const [start = ""] = canonicalIp.split("::");
  const groups = start.split(":").filter((group) => group !== "");
  return `${[...groups, "0", "0", "0"].slice(0, 3).join(":")}::/48`;
}

// Some proxies write "203.0.113.7:4711" and "[2001:db8::1]:4711".
const IP_WITH_PORT = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/;
