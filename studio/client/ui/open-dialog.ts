import type { ReactNode } from "react";

export interface OpenDialog {
  id: string;
  content: ReactNode;
  close: (answer?: unknown) => void;
}

interface DialogStore {
  getState: () => { dialogs: OpenDialog[] };
  update: (change: { dialogs: OpenDialog[] }) => void;
}

/** Opens a dialog above the open ones. Resolves with its answer after it has closed and returned the focus. */
export async function openDialog<Answer>(
  { getState, update }: DialogStore,
  content: ReactNode,
): Promise<Answer | undefined> {
  const answer = await new Promise((resolve) => {
    const dialog: OpenDialog = {
      id: crypto.randomUUID(),
      content,
      close(answer) {
        update({ dialogs: getState().dialogs.filter((other) => other !== dialog) });
        resolve(answer);
      },
    };
    update({ dialogs: [...getState().dialogs, dialog] });
  });
  await new Promise(requestAnimationFrame);
  return answer as Answer | undefined;
}
