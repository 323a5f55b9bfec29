import { isIPv4, isIPv6 } from "node:net";

/** The key of every address that cannot be read: they are counted together, so writing nonsense gains nothing. */
export const UNKNOWN_ADDRESS = "unknown";

/**
 * Gives the key under which a visitor is counted, from the address of the connection and, only if `trustProxy` says
 * how many proxies stand in front, from X-Forwarded-For.
 *
 * Every proxy adds the address it was called from at the right end, so with n proxies the n-th entry from the right
 * was written by the outermost of them; what stands left of it was sent by the visitor and may be anything. With
 * fewer entries than proxies the request did not come the whole way, or nobody added anything, and every entry may
 * have been made up: then the address of the connection counts, which nobody can choose.
 */
export function clientAddress(facts: {
  socketAddress: string | undefined;
  forwardedFor: string | null | undefined;
  trustProxy: number;
}): string {
  const entries = facts.trustProxy > 0 && facts.forwardedFor ? facts.forwardedFor.split(",") : [];
  const forwarded = facts.trustProxy > 0 ? entries.at(-facts.trustProxy) : undefined;
  return addressKey(forwarded ?? facts.socketAddress ?? "");
}

/**
 * Gives the key of one address: IPv4 as it is, IPv4 inside IPv6 as IPv4, IPv6 as its /64, which is the least that one
 * customer gets. A zone id and a port are dropped. What is no address gives `UNKNOWN_ADDRESS`.
 */
export function addressKey(address: string): string {
  const bare = withoutPort(address.trim()).replace(/%.*$/, "");
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return UNKNOWN_ADDRESS;
  const groups = expand(bare);
  return embeddedIPv4(groups) ?? `${groups.slice(0, 4).join(":")}::/64`;
}

// Some proxies write "203.0.113.7:4711" and "[2001:db8::1]:4711".
function withoutPort(address: string): string {
  const [, inBrackets] = /^\[([^\]]*)\](?::\d+)?$/.exec(address) ?? [];
  const [, beforePort] = /^([\d.]+):\d+$/.exec(address) ?? [];
  return inBrackets ?? beforePort ?? address;
}

/** The eight groups of an IPv6 address, in hexadecimal without leading zeros. */
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
