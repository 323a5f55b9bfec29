import type { ReactNode } from "react";
import {
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from "react-aria-components/Toast";
import { Button, IconButton } from "./button.tsx";
import { FLOATING } from "./styles.ts";

export interface Notice {
  message: string;
  action?: { label: string; onPress: () => void };
  details?: ReactNode;
}

export type NoticeQueue = ToastQueue<Notice>;
export const createNoticeQueue = () => new ToastQueue<Notice>({ maxVisibleToasts: 1 });

/** Shows the notices above the page, but below dialogs, so that a notice does not cover the buttons of a dialog. */
export function NoticeRegion({ notices }: { notices: ToastQueue<Notice> }) {
  return (
    <ToastRegion
      data-region="notices"
      queue={notices}
      className="fixed inset-x-4 bottom-[calc(16px+var(--docked-height,0px))] z-20 mx-auto w-fit outline-none"
    >
      {({ toast }) => (
        <Toast toast={toast} className={`flex flex-wrap items-center gap-2 p-1 ps-4 ${FLOATING}`}>
          <ToastContent className="flex-1">
            <Text slot="title">{toast.content.message}</Text>
          </ToastContent>
          {toast.content.action && (
            <Button
              slot="close"
              aria-label={toast.content.action.label}
              onPress={toast.content.action.onPress}
            >
              {toast.content.action.label}
            </Button>
          )}
          <IconButton slot="close" label="Close" icon="close" />
          {toast.content.details}
        </Toast>
      )}
    </ToastRegion>
  );
}
