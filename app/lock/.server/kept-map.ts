/** Its entries stand in the order in which they were last set: the oldest first. */
export interface KeptMap<Value> extends ReadonlyMap<string, Value> {
  set(key: string, value: Value): void;
  delete(key: string): void;
}

/** The map of this name, with what it held before when it outlasts the process. Values must be fit for JSON. */
export type Keep = <Value>(name: string) => KeptMap<Value>;

export class MapInMemory<Value> extends Map<string, Value> {
  override set(key: string, value: Value): this {
    this.delete(key);
    return super.set(key, value);
  }
}

// One iterator for all calls: a new one would step over every entry deleted before, which is slow in a flood.
export function findOldest<Value>(map: KeptMap<Value>): () => [string, Value] | undefined {
  let entries = map.entries();
  let first: [string, Value] | undefined;
  return function oldest() {
    if (map.size === 0) return undefined;
    // What was deleted, or set anew, is not first any more.
    while (!first || map.get(first[0]) !== first[1]) {
      const next = entries.next();
      if (next.done) entries = map.entries();
      first = next.value;
    }
    return first;
  };
}
