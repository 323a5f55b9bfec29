import { expect, test, vi } from "vitest";
import { Refusal } from "../../shared/refusal.ts";
import { reportErrors } from "./report-errors.ts";

function listen() {
  const window = new EventTarget();
  const reporter = { showMessage: vi.fn(), queue: { add: vi.fn() } };
  reportErrors(window, reporter);
  /** Returns false if the console does not show the event. */
  const dispatch = (type: string, data: object) =>
    window.dispatchEvent(Object.assign(new Event(type, { cancelable: true }), data));
  return { ...reporter, reporter, dispatch };
}

test("an exception in an event handler shows a notice whose action copies the details", async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  const { dispatch, queue } = listen();
  dispatch("error", { error: new TypeError("Cannot read properties of null") });
  const [{ action }] = queue.add.mock.calls[0] ?? [];
  expect(action.label).toBe("Copy details");
  action.onPress();
  expect(writeText).toHaveBeenCalledWith(expect.stringMatching(/TypeError: Cannot read.*report-errors/s));
});

test("a refusal appears in the bar, but not in the console", () => {
  const { dispatch, queue, showMessage, reporter } = listen();
  const reason = new Refusal(422, "Must not be empty.");
  expect(dispatch("unhandledrejection", { reason })).toBe(false);
  expect(showMessage).toHaveBeenCalledWith("Must not be empty.", true);
  expect(showMessage.mock.contexts).toEqual([reporter]);
  expect(queue.add).not.toHaveBeenCalled();
});

test("a warning without an error is ignored", () => {
  const { dispatch, queue } = listen();
  dispatch("error", { message: "ResizeObserver loop completed with undelivered notifications." });
  expect(queue.add).not.toHaveBeenCalled();
});
