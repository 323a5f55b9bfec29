import { expect, test, vi } from "vitest";
import { Refusal } from "../../shared/refusal.ts";
import type { StudioStore } from "./studio-store.ts";

const place = { file: "profile.yaml", path: ["footer"] };
const storeWith = (editedElement: unknown) =>
  ({
    editor: { editedElement },
    perform: (work: () => Promise<unknown>) => work(),
  }) as unknown as StudioStore;
const postJson = vi.fn();
vi.mock("./api.ts", () => ({ postJson }));
vi.mock("./conflict-dialog.tsx", () => ({ resolveConflict: async () => "Both." }));

test("saves the chosen version in place of the value of the other program", async () => {
  const { saveValue } = await import("./save-value.ts");
  postJson.mockRejectedValueOnce(new Refusal(409, "", "Theirs."));
  expect(await saveValue(storeWith(null), place, "Mine.", "Old.")).toBe("Both.");
  expect(postJson).toHaveBeenLastCalledWith("value", { ...place, value: "Both.", was: "Theirs." });
});

test("opens no dialog while the owner writes another text", async () => {
  const { saveValue } = await import("./save-value.ts");
  const store = storeWith({ dataset: { studio: "profile.yaml#tagline" } });
  postJson.mockRejectedValueOnce(new Refusal(409, "", "Theirs."));
  await expect(saveValue(store, place, "Mine.", "Old.")).rejects.toThrow("Choose a version.");
});
