import { expect, test } from "vitest";
import { newFolder } from "../../../tests/helpers/new-folder.ts";
import { Comparer } from "./comparison.ts";

test("the list explains in one sentence why the comparison failed", async () => {
  const branch = async () => {
    throw Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
  };
  const [root, state] = [newFolder(), newFolder()];
  const memory = { values: { comparedAt: null } };
  const comparer = new Comparer({ root, state, memory, repository: { branch } } as never);
  await expect(comparer.compare("git")).rejects.toThrow("ENOSPC");
  expect(await comparer.changes()).toMatchObject({
    key: null,
    notice: "The disk is full: free some space, and try again.",
  });
});
