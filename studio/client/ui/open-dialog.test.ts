import { expect, test, vi } from "vitest";
import { type OpenDialog, openDialog } from "./open-dialog.ts";

test("a second dialog opens above the first, and both resolve with their answers", async () => {
  vi.stubGlobal("requestAnimationFrame", (callback: () => void) => setTimeout(callback));
  let dialogs: OpenDialog[] = [];
  const store = {
    getState: () => ({ dialogs }),
    update: (change: { dialogs: OpenDialog[] }) => ({ dialogs } = change),
  };
  const [first, second] = [openDialog(store, "First conflict"), openDialog(store, "Second conflict")];
  expect(dialogs.map(({ content }) => content)).toEqual(["First conflict", "Second conflict"]);
  dialogs[1]?.close("My version");
  expect(await second).toBe("My version");
  expect(dialogs.map(({ content }) => content)).toEqual(["First conflict"]);
  dialogs[0]?.close();
  expect(await first).toBe(undefined);
  expect(dialogs).toEqual([]);
});
