import { Refusal } from "../../shared/refusal.ts";
import type { Notice } from "../ui/toasts.tsx";

interface Reporter {
  showMessage: (message: string, isAlarm: boolean) => void;
  queue: { add: (notice: Notice) => void };
}

/** Shows a refusal in the bar, and any other exception in a notice whose details the owner can copy. */
export function reportErrors(window: EventTarget, reporter: Reporter): void {
  window.addEventListener("unhandledrejection", (event) => {
    const { reason } = event as PromiseRejectionEvent;
    // The message is enough: a refusal is not an error of the studio for the console.
    if (reason instanceof Refusal) event.preventDefault();
    report(reason);
  });
  window.addEventListener("error", (event) => report((event as ErrorEvent).error));

  function report(error: unknown): void {
    if (error instanceof Refusal) reporter.showMessage(error.message, true);
    // A warning about observers has no error.
    if (!(error instanceof Error) || error instanceof Refusal) return;
    const details = error.stack ?? error.message;
    reporter.queue.add({
      message:
        "The studio has made an error. Your files are safe. If something does not react, reload this tab.",
      action: { label: "Copy details", onPress: () => void navigator.clipboard.writeText(details) },
    });
  }
}
