/** The numbers of docs/gate.md. Times are in milliseconds. */
export const LOOKS_PER_SECOND = 5;
/** A place is lost when it is not asked for in this time. */
export const KEPT = 2_500;
/** Of one network: the last of them is called after 40 seconds. */
export const MOST_PLACES = 200;
export const MOST_PLACES_TOGETHER = 1_000;

export interface Line {
  /** True when it is this one's turn: then its place is gone. Asking takes a place, and keeps it. */
  ask(id: string, network: string, now: number): boolean;
  readonly size: number;
}

type Place = { id: string; network: string; order: number; until: number };

/**
 * First come, first called, but networks in turn, however many places one of them has: `order` numbers the places of a
 * network from the one being called on (fair queueing).
 */
export function createLine(): Line {
  let waiting: Place[] = [];
  // Whoever is called keeps the look for as long as a place.
  const called = new Map<string, number>();
  let calling = 0;
  let nextCall = Number.NEGATIVE_INFINITY;

  function ask(id: string, network: string, now: number): boolean {
    dropLost(now);
    if (!called.has(id)) {
      keepPlace(id, network, now);
      callNext(now);
    }
    return called.delete(id);
  }

  function dropLost(now: number): void {
    if (waiting.some(({ until }) => until < now)) waiting = waiting.filter(({ until }) => until >= now);
    for (const [id, until] of called) if (until < now) called.delete(id);
    // What nobody waited for is not saved up.
    if (waiting.length === 0) nextCall = Math.max(nextCall, now);
  }

  function keepPlace(id: string, network: string, now: number): void {
    const place = waiting.find((place) => place.id === id);
    if (place) place.until = now + KEPT;
    else takePlace(id, network, now);
  }

  function takePlace(id: string, network: string, now: number): void {
    const own = waiting.filter((place) => place.network === network);
    if (own.length >= MOST_PLACES) return;
    // Behind the last of its network, also when some before that one have left: nobody is overtaken by a neighbour.
    const order = Math.max(calling, own.at(-1)?.order ?? 0) + 1;
    const behind = waiting.findIndex((place) => place.order > order);
    waiting.splice(behind < 0 ? waiting.length : behind, 0, { id, network, order, until: now + KEPT });
    waiting.length = Math.min(waiting.length, MOST_PLACES_TOGETHER);
  }

  function callNext(now: number): void {
    for (; nextCall <= now; nextCall += 1_000 / LOOKS_PER_SECOND) {
      const place = waiting.shift();
      if (!place) return;
      calling = Math.max(calling, place.order);
      called.set(place.id, now + KEPT);
    }
  }

  return {
    ask,
    get size() {
      return waiting.length + called.size;
    },
  };
}
