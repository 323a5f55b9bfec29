import { beforeEach, expect, test, vi } from "vitest";
import { Refusal } from "../../shared/refusal.ts";
import { createSaveValue } from "./save-value.tsx";

vi.mock("./conflict-dialog.tsx", () => ({ ConflictDialog: null }));

const place = { file: "profile.yaml", path: ["footer"] };
const call = vi.fn();
const openDialog = vi.fn();
const isWritingElsewhere = vi.fn();
const saving = { run: (work: () => Promise<unknown>) => work() };
const saveValue = createSaveValue({
  ...{ call, isWritingElsewhere, saving: saving as never },
  notices: { openDialog },
});
const conflict = (text: string) => new Refusal(409, "", text);

beforeEach(() => {
  vi.resetAllMocks();
});

test("saves the chosen version in place of the value of the other program", async () => {
  call.mockRejectedValueOnce(conflict("Theirs."));
  openDialog.mockResolvedValue("Both.");
  expect(await saveValue(place, "Mine.", "Old.")).toBe("Both.");
  expect(call).toHaveBeenLastCalledWith("setValue", { ...place, value: "Both.", was: "Theirs." });
});

test("shows the chosen version in the next dialog if another program changes the text again", async () => {
  call.mockRejectedValueOnce(conflict("Theirs.")).mockRejectedValueOnce(conflict("Theirs, too."));
  openDialog.mockResolvedValueOnce("Both.").mockResolvedValueOnce("Both, again.");
  expect(await saveValue(place, "Mine.", "Old.")).toBe("Both, again.");
  const versions = { ownVersion: "Both.", otherVersion: "Theirs, too." };
  expect(openDialog.mock.lastCall?.[0].props).toEqual(versions);
  expect(call).toHaveBeenLastCalledWith("setValue", { ...place, value: "Both, again.", was: "Theirs, too." });
});

test("keeps the version of the other program, and shows it", async () => {
  call.mockRejectedValueOnce(conflict("Theirs."));
  openDialog.mockResolvedValue(null);
  expect(await saveValue(place, "Mine.", "Old.")).toBe("Theirs.");
  expect(call.mock.calls.map(([route]) => route)).toEqual(["setValue", "show"]);
});

test("saves a value of another type as it is, because the dialog shows text", async () => {
  call.mockRejectedValueOnce(conflict("Theirs."));
  openDialog.mockResolvedValue('["a"]');
  expect(await saveValue(place, ["a"], ["b"])).toEqual(["a"]);
});

test("opens no dialog while the owner writes another text", async () => {
  isWritingElsewhere.mockReturnValue(true);
  call.mockRejectedValueOnce(conflict("Theirs."));
  await expect(saveValue(place, "Mine.", "Old.")).rejects.toThrow("Choose a version.");
  expect(openDialog).not.toHaveBeenCalled();
});
