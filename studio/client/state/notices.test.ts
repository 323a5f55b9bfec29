import { expect, test, vi } from "vitest";
import { Notices } from "./notices.ts";

test("a second dialog opens above the first, and both resolve with their answers", async () => {
  vi.stubGlobal("requestAnimationFrame", (callback: () => void) => setTimeout(callback));
  const notices = new Notices({ add: vi.fn() } as never);
  const dialogs = () => notices.state.getState().dialogs;
  const [first, second] = [notices.openDialog("First conflict"), notices.openDialog("Second conflict")];
  expect(dialogs().map(({ content }) => content)).toEqual(["First conflict", "Second conflict"]);
  dialogs()[1]?.close("My version");
  expect(await second).toBe("My version");
  expect(dialogs().map(({ content }) => content)).toEqual(["First conflict"]);
  dialogs()[0]?.close();
  expect(await first).toBe(undefined);
  expect(dialogs()).toEqual([]);
});
