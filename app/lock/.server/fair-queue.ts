/** The numbers of docs/lock.md. Times are in milliseconds. */
export const LOOKS_PER_SECOND = 5;
/** A place is lost when it is not asked for in this time. */
export const KEPT = 2_500;
/** When to ask again to keep it. */
export const STEP = 1_000;
/** Of one network: the last of them is called after 40 seconds where no other network wants looks. */
export const MAX_PLACES = 200;
/** A network counts as one that wants looks for so long after the time of its next one. */
export const WANTS = 60_000;
export const MAX_NETWORKS = 1_000;

/** `places` has when each was asked for last, first come first. */
type Network = { next: number; places: Map<string, number> };

/**
 * Five looks a second in all, which the networks that want some share evenly: of n each has one in n fifths of a second.
 * In a network they are taken first come, first served, by whoever goes on asking; alone in it one may also come later.
 */
export function createFairQueue() {
  const networks = new Map<string, Network>();
  let swept = Number.NEGATIVE_INFINITY;
  let latestLook = Number.NEGATIVE_INFINITY;
  const interval = () => (networks.size * 1_000) / LOOKS_PER_SECOND;

  function forget(now: number): void {
    if (now - swept < 1_000) return;
    swept = now;
    for (const [name, { next }] of networks) if (next + WANTS < now) networks.delete(name);
  }

  function join(name: string, now: number): Network | undefined {
    if (networks.size >= MAX_NETWORKS) return undefined;
    // At once where the others have taken none for as long.
    const network = { next: Math.max(now, latestLook + interval()), places: new Map() };
    networks.set(name, network);
    return network;
  }

  return {
    /** Milliseconds to wait, 0 being a look, which is taken by that. `id` is of who asks. */
    ask(id: string, name: string, now: number): number {
      forget(now);
      const network = networks.get(name) ?? join(name, now);
      if (!network) return WANTS;
      const { places } = network;
      for (const [other, asked] of places) if (asked + KEPT < now) places.delete(other);
      if (places.size < MAX_PLACES || places.has(id)) places.set(id, now);
      // Nobody loses a look by asking in steps, but what nobody wanted is not saved up.
      const next = Math.max(network.next, now - KEPT);
      const called = next > now ? 0 : 1 + Math.floor((now - next) / interval());
      const isCalled = called > 0 && [...places.keys()].slice(0, called).includes(id);
      if (!isCalled) return places.size === 1 ? Math.max(next - now, 1) : STEP;
      places.delete(id);
      network.next = next + interval();
      latestLook = now;
      return 0;
    },
    get size() {
      let size = networks.size;
      for (const { places } of networks.values()) size += places.size;
      return size;
    },
  };
}
