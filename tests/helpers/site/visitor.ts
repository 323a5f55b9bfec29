let visitors = 0;

/** Returns headers with an unused client address, so that each test has its own rate limit. */
export function newVisitor(network = 10): Record<string, string> {
  visitors += 1;
  return visitorFrom(`${network}.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`);
}

/** Returns the headers in which a trusted proxy, or Cloudflare, reports the visitor's address. */
export function visitorFrom(address: string): Record<string, string> {
  return { "X-Forwarded-For": address, "CF-Connecting-IP": address };
}
