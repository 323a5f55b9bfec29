import type { ReactNode } from "react";
import {
  Dialog as AriaDialog,
  DialogTrigger,
  Heading,
  Modal,
  ModalOverlay,
} from "react-aria-components/Modal";
import { Popover } from "react-aria-components/Popover";
import { Button, IconButton, type Look } from "./button.tsx";

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** The buttons at the end. */
  actions?: ReactNode;
}

/** Shows a modal dialog. A store action opens it with `store.update({ dialog: … })`. */
export function Dialog({ title, onClose, children, actions }: DialogProps) {
  return (
    <ModalOverlay className="overlay" isOpen isDismissable onOpenChange={onClose}>
      <Modal className="modal">
        <AriaDialog className="dialog">
          <header>
            <Heading slot="title">{title}</Heading>
            <IconButton label="Close" icon="close" onPress={onClose} />
          </header>
          {children}
          {actions && <footer>{actions}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

interface PopoverButtonProps {
  label: string;
  look?: Look;
  children: (close: () => void) => ReactNode;
}

/** Shows a button that opens a small dialog next to it. */
export function PopoverButton({ label, look = "quiet", children }: PopoverButtonProps) {
  return (
    <DialogTrigger>
      <Button look={look}>{label}</Button>
      <Popover className="popover" offset={6}>
        <AriaDialog className="popover-content" aria-label={label}>
          {({ close }) => children(close)}
        </AriaDialog>
      </Popover>
    </DialogTrigger>
  );
}
