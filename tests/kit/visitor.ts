let visitors = 0;

/**
 * What the requests of one more visitor carry, to a server that believes one proxy: an address of their own, so that
 * the wrong tries of two visitors do not add up.
 * @param network of the address; threads that ask the same server have one each
 */
export function newVisitor(network = 10): Record<string, string> {
  visitors += 1;
  return {
    "X-Forwarded-For": `${network}.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`,
  };
}
