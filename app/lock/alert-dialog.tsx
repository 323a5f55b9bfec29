import { type ReactNode, useEffect, useRef } from "react";
import { useStrings } from "#app/ui/strings.tsx";

interface AlertDialogProps {
  message: string;
  onClose: () => void;
  help: ReactNode;
  link: ReactNode;
}

export function AlertDialog({ message, onClose, help, link }: AlertDialogProps) {
  const { lock: strings } = useStrings();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby="alert-message"
      aria-describedby="alert-help"
      className="alert"
      onClose={onClose}
    >
      <p id="alert-message" className="text-balance font-display font-medium text-card">
        {message}
      </p>
      <p id="alert-help" className="mt-1 text-balance text-small text-soft">
        {help}
      </p>
      <form method="dialog" className="mt-4">
        <button type="submit" className="pill bg-accent text-on-accent">
          {strings.ok}
        </button>
        {link}
      </form>
    </dialog>
  );
}
