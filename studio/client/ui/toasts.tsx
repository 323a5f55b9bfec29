import {
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from "react-aria-components/Toast";
import { Button, IconButton } from "./button.tsx";

interface Notice {
  message: string;
  action?: { label: string; onPress: () => void };
}

/** A notice stays long enough to read it and to click its button. */
const VISIBLE_MILLISECONDS = 8000;

export class Notices {
  readonly queue = new ToastQueue<Notice>({ maxVisibleToasts: 1 });

  show(notice: Notice): void {
    this.queue.add(notice, { timeout: VISIBLE_MILLISECONDS });
  }
}

export function NoticeRegion({ notices }: { notices: Notices }) {
  return (
    <ToastRegion queue={notices.queue} className="toasts" aria-label="Notices">
      {({ toast }) => (
        <Toast toast={toast} className="toast">
          <ToastContent>
            <Text slot="title">{toast.content.message}</Text>
          </ToastContent>
          {toast.content.action && (
            <Button
              look="quiet"
              onPress={() => {
                toast.content.action?.onPress();
                notices.queue.close(toast.key);
              }}
            >
              {toast.content.action.label}
            </Button>
          )}
          <IconButton slot="close" label="Close" icon="close" />
        </Toast>
      )}
    </ToastRegion>
  );
}
