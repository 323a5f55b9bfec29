import { expect, test, vi } from "vitest";
import { Refusal } from "../files/refusal.ts";
import type { StudioStore } from "./studio-store.ts";

const postJson = vi.fn();
vi.mock("./api.ts", () => ({ postJson }));
vi.mock("./dialogs/conflict-dialog.tsx", () => ({ resolveConflict: async () => "Both." }));

test("saves the chosen version in place of the value of the other program", async () => {
  const { saveValue } = await import("./save-value.ts");
  const store = { perform: (work: () => Promise<unknown>) => work() } as unknown as StudioStore;
  const place = { file: "profile.yaml", path: ["footer"] };
  postJson.mockRejectedValueOnce(new Refusal(409, "", "Theirs."));
  expect(await saveValue(store, place, "Mine.", "Old.")).toBe("Both.");
  expect(postJson).toHaveBeenLastCalledWith("value", { ...place, value: "Both.", was: "Theirs." });
});
