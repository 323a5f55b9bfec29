import { type ReactNode, useEffect, useRef } from "react";
import { useStrings } from "#app/ui/strings.tsx";

interface AlertDialogProps {
  /** The first line is the heading. */
  message: string;
  /** The seconds that the visitor still has to wait. Screen readers do not announce each second. */
  waitText: string;
  /** Screen readers announce this text, because they ignore the live regions outside a modal dialog. */
  status: string;
  onClose: () => void;
  link: ReactNode;
}

export function AlertDialog({ message, waitText, status, onClose, link }: AlertDialogProps) {
  const { lock: strings } = useStrings();
  const [heading, help] = message.split("\n");
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby="alert-message"
      aria-description={help}
      className="alert m-auto text-ink"
      onClose={onClose}
    >
      <p id="alert-message" className="text-balance font-display font-medium text-card">
        {heading}
      </p>
      <div className="mt-1 max-w-[34.6em] text-balance text-small text-soft">
        <p>{waitText}</p>
        <p aria-live="polite" aria-atomic="true">
          <span key={status}>{status}</span>
        </p>
      </div>
      <form method="dialog" className="mt-4 flex flex-wrap items-center gap-x-5 [&>a]:py-2.5">
        <button type="submit" className="pill bg-accent text-on-accent">
          {strings.ok}
        </button>
        {link}
      </form>
    </dialog>
  );
}
