import { expect, test } from "vitest";
import { sqlStorage } from "../../tests/helpers/database/sql-storage.ts";
import { storedMaps } from "./stored-map.ts";

test("the next map of the same name holds the same, in the order in which it was last set", () => {
  const sql = sqlStorage();
  const map = storedMaps(sql)<{ tries: number }>("counts");
  for (const [index, key] of ["a", "b", "c", "a", "d", "2001:db8::/64", "'; --"].entries()) {
    map.set(key, { tries: index });
  }
  map.delete("c");
  const expected = [
    ["b", { tries: 1 }],
    ["a", { tries: 3 }],
    ["d", { tries: 4 }],
    ["2001:db8::/64", { tries: 5 }],
    ["'; --", { tries: 6 }],
  ];
  expect([...map]).toEqual(expected);
  const next = storedMaps(sql)<{ tries: number }>("counts");
  expect([...next]).toEqual(expected);
  next.set("b", { tries: 7 });
  expect([...storedMaps(sql)("counts").keys()]).toEqual(["a", "d", "2001:db8::/64", "'; --", "b"]);
});

test("maps of other names know nothing of it", () => {
  const sql = sqlStorage();
  const keep = storedMaps(sql);
  const [one, two] = [keep<number>("one"), keep<number>("two")];
  one.set("a", 1);
  two.set("a", 2);
  one.delete("a");
  expect([...storedMaps(sql)("one")]).toEqual([]);
  expect([...storedMaps(sql)("two")]).toEqual([["a", 2]]);
});

test("holds no more than the storage when that takes nothing", () => {
  const sql = sqlStorage();
  const map = storedMaps(sql)<number>("counts");
  map.set("a", 1);
  sql.isFull = true;
  expect(() => map.set("b", 2)).toThrow();
  expect(() => map.delete("a")).toThrow();
  expect([...map]).toEqual([["a", 1]]);
});
