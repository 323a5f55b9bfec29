import { isIPv4, isIPv6 } from "node:net";

/** The key for every unreadable address, so that an invalid one gains nothing. */
export const UNKNOWN_ADDRESS = "unknown";

/** An IPv6 address counts as its /48, because one connection often owns all of it; IPv4 inside IPv6 counts as IPv4. */
export function addressKey(address: string): string {
  const bare = withoutPort(address.trim()).replace(/%.*$/, "");
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return UNKNOWN_ADDRESS;
  const groups = expand(bare);
  return embeddedIPv4(groups) ?? `${groups.slice(0, 3).join(":")}::/48`;
}

// Some proxies write "203.0.113.7:4711" and "[2001:db8::1]:4711".
function withoutPort(address: string): string {
  const [, inBrackets] = /^\[([^\]]*)\](?::\d+)?$/.exec(address) ?? [];
  const [, beforePort] = /^([\d.]+):\d+$/.exec(address) ?? [];
  return inBrackets ?? beforePort ?? address;
}

function expand(address: string): string[] {
  // The URL parser writes an address in its one canonical form, also one that ends in dotted IPv4.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [left = "", right] = canonical.split("::");
  const before = left === "" ? [] : left.split(":");
  const after = right ? right.split(":") : [];
  return [...before, ...new Array<string>(8 - before.length - after.length).fill("0"), ...after];
}

function embeddedIPv4(groups: readonly string[]): string | undefined {
  if (groups.slice(0, 6).join(":") !== "0:0:0:0:0:ffff") return undefined;
  const bytes = groups.slice(6).flatMap((group) => {
    const number = Number.parseInt(group, 16);
    return [number >> 8, number & 255];
  });
  return bytes.join(".");
}
