import { expect, test } from "vitest";
import { storedMaps } from "../../../server/cloudflare/stored-map.ts";
import { sqlStorage } from "../../../tests/helpers/database/sql-storage.ts";
import { findOldest, type KeptMap, MapInMemory } from "./kept-map.ts";

test.each<[string, KeptMap<object>]>([
  ["in memory", new MapInMemory()],
  ["in SQLite", storedMaps(sqlStorage())("map")],
])("%s the oldest is the one that was set before all others, the last time", (_, map) => {
  const oldest = findOldest(map);
  expect(oldest()).toBeUndefined();
  for (const key of ["a", "b", "c", "a"]) map.set(key, {});
  expect(oldest()?.[0]).toBe("b");
  map.delete("b");
  expect(oldest()?.[0]).toBe("c");
  map.set("c", {});
  expect(oldest()?.[0]).toBe("a");
  for (const key of ["a", "c"]) map.delete(key);
  expect(oldest()).toBeUndefined();
  map.set("d", {});
  expect(oldest()?.[0]).toBe("d");
});
