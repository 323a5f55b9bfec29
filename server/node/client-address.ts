import { addressKey } from "../address-key.ts";

/**
 * With n proxies the n-th entry of X-Forwarded-For from the right is by the outermost one; what stands left of it may
 * be made up. With fewer entries all of them may be: then the connection's address counts, which nobody can choose.
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
