let visitors = 0;

/** An address of its own, so that wrong tries do not add up. Threads that ask the same server have one network each. */
export function newVisitor(network = 10): Record<string, string> {
  visitors += 1;
  return visitorFrom(`${network}.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`);
}

/** As a trusted proxy tells the visitor's address, and as Cloudflare does. */
export function visitorFrom(address: string): Record<string, string> {
  return { "X-Forwarded-For": address, "CF-Connecting-IP": address };
}
