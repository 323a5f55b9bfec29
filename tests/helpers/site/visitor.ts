let visitors = 0;

/** Returns headers with an unused client address, so that each test has its own rate limit. */
export function newVisitor(network = 10): Record<string, string> {
  visitors += 1;
  const address = `${network}.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
  // A trusted proxy and Cloudflare report the address in these headers.
  return { "X-Forwarded-For": address, "CF-Connecting-IP": address };
}
