import type { ReactNode } from "react";
import type { Notice, NoticeQueue } from "../ui/toasts.tsx";
import { createModelContext, createState } from "./model.ts";

interface OpenDialog {
  id: string;
  content: ReactNode;
  close: (answer?: unknown) => void;
}

export const [NoticesProvider, useNotices] = createModelContext<Notices>();

/** Tells the owner something: with a message in the bar, a notice above the page, or a dialog. */
export class Notices {
  readonly state = createState({
    message: "",
    isAlarm: false,
    /** The last dialog is on top. */
    dialogs: [] as OpenDialog[],
  });
  readonly queue: NoticeQueue;

  constructor(queue: NoticeQueue) {
    this.queue = queue;
  }

  showMessage(message: string, isAlarm = false): void {
    this.state.setState({ message, isAlarm });
  }

  /** Shows a notice. Closes it after `timeout` milliseconds, unless that is null. Returns a function that closes it. */
  add(notice: Notice, timeout: number | null = 8000): () => void {
    const key = this.queue.add(notice, timeout === null ? {} : { timeout });
    return () => this.queue.close(key);
  }

  /** Opens a dialog above the open ones. Resolves with its answer after it has closed and returned the focus. */
  async openDialog<Answer>(content: ReactNode): Promise<Answer | undefined> {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const dialog: OpenDialog = {
      id: crypto.randomUUID(),
      content,
      close: (answer) => {
        this.state.setState(({ dialogs }) => ({ dialogs: dialogs.filter((other) => other !== dialog) }));
        resolve(answer);
      },
    };
    this.state.setState(({ dialogs }) => ({ dialogs: [...dialogs, dialog] }));
    const answer = await promise;
    await new Promise(requestAnimationFrame);
    return answer as Answer | undefined;
  }
}
