import { createContext, type ReactNode, useContext, useState } from "react";
import {
  Dialog as AriaDialog,
  DialogTrigger,
  Heading,
  Modal,
  ModalOverlay,
} from "react-aria-components/Modal";
import { Popover } from "react-aria-components/Popover";
import { Button, IconButton } from "./button.tsx";
import { FLOATING, type Look, POPOVER } from "./styles.ts";

const CloseContext = createContext<(answer?: unknown) => void>(() => undefined);
export const DialogProvider = CloseContext.Provider;

/** Returns the function that closes the dialog around a component, with an answer for `openDialog`. */
export function useCloseDialog(): (answer?: unknown) => void {
  return useContext(CloseContext);
}

interface DialogProps {
  title: string;
  /** Handles Esc and the close button instead of the default, which closes the dialog without an answer. */
  onClose?: () => void;
  /** Scrolls below the title. Focuses the title, because some screen readers read all texts of a focused dialog at once. */
  isLong?: boolean;
  children: ReactNode;
}

/** Shows a modal dialog. `store.openDialog` opens it. */
export function Dialog({ title, onClose, isLong, children }: DialogProps) {
  const closeDialog = useCloseDialog();
  const close = onClose ?? (() => closeDialog());
  return (
    <ModalOverlay
      className="fixed inset-0 z-30 grid place-items-center overflow-auto bg-black/35 p-3"
      isOpen
      onOpenChange={close}
    >
      <Modal className={`w-[min(480px,100%)] ${FLOATING} ${isLong ? "overflow-clip" : ""}`}>
        <AriaDialog className={`grid gap-4 p-6 outline-none ${isLong ? LONG : ""}`}>
          <header
            className={`flex items-center justify-between gap-2 ${isLong ? "sticky -top-6 z-10 -m-6 mb-0 bg-bar px-6 py-3" : ""}`}
          >
            <Heading
              slot="title"
              className="font-semibold text-lg outline-none"
              {...(isLong && { tabIndex: -1, ref: focus })}
            >
              {title}
            </Heading>
            <IconButton label="Close" icon="close" onPress={close} />
          </header>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** The dialog ends above the edge of the window. Focus stays clear of its sticky title and actions. */
const LONG = "max-h-[calc(100dvh-26px)] scroll-py-20 overflow-auto overscroll-contain";

function focus(heading: HTMLElement | null): void {
  heading?.focus();
}

export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center justify-end gap-2">{children}</div>;
}

interface PopoverButtonProps {
  label: string;
  /** The content of the button. By default, the button shows its label. */
  title?: ReactNode;
  look?: Look;
  children: (close: () => void) => ReactNode;
}

export function PopoverButton({ label, title = label, look = "quiet", children }: PopoverButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setIsOpen}>
      <Button look={look} aria-label={label}>
        {title}
      </Button>
      {/* Without a dialog in it, the popover itself is the dialog, and contains its hidden dismiss button. */}
      <Popover className={`${POPOVER} outline-none`} offset={6} aria-label={label}>
        {children(() => setIsOpen(false))}
      </Popover>
    </DialogTrigger>
  );
}
