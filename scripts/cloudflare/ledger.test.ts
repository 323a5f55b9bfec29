import { expect, test } from "vitest";
import { type Deployment, withDeployment, withoutOld } from "./ledger.ts";

const FIRST = { tag: "first", files: ["trade/a", "trade/b"] };
const SECOND = { tag: "second", files: ["trade/b", "trade/c"] };
const THIRD = { tag: "third", files: ["trade/c", "trade/d"] };

function after(deployments: Deployment[], there: string[], deployment: Deployment, liveBefore?: string) {
  return withoutOld(withDeployment({ deployments, there }, deployment), liveBefore);
}

test("the deployment before stays, what neither needs goes", () => {
  expect(after([SECOND, FIRST], ["trade/a", "trade/b", "trade/c", "trade/d"], THIRD, "second")).toEqual([
    { deployments: [THIRD, SECOND], there: ["trade/b", "trade/c", "trade/d"] },
    ["trade/a"],
  ]);
});

test("after a roll back the one gone back to stays", () => {
  const [{ deployments }, outdated] = after([SECOND, FIRST], [], THIRD, "first");
  expect([deployments, outdated]).toEqual([[THIRD, FIRST], []]);
});

test("the same once more keeps the one before it", () => {
  expect(after([SECOND, FIRST], ["trade/a"], SECOND, "second")).toEqual([
    { deployments: [SECOND, FIRST], there: ["trade/a"] },
    [],
  ]);
});

test("what a run that came to nothing may have sent goes too", () => {
  const broken = { tag: "broken", files: ["trade/x"] };
  expect(after([broken, FIRST], ["trade/a"], SECOND, "first")).toEqual([
    { deployments: [SECOND, FIRST], there: ["trade/a"] },
    ["trade/x"],
  ]);
});

test("a live version that nothing is known of leaves the newest one", () => {
  expect(after([SECOND, FIRST], [], THIRD, undefined)[0].deployments).toEqual([THIRD, SECOND]);
});
