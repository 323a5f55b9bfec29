import { useEffect, useRef } from "react";
import { useStrings } from "#app/ui/strings.tsx";

interface AlertDialogProps {
  message: string;
  onClose: () => void;
}

export function AlertDialog({ message, onClose }: AlertDialogProps) {
  const { lock } = useStrings();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby="alert-message"
      className="alert"
      onClose={onClose}
    >
      <p id="alert-message" className="text-balance font-display font-medium">
        {message}
      </p>
      <form method="dialog" className="mt-6">
        <button type="submit" className="pill bg-accent text-on-accent">
          {lock.ok}
        </button>
      </form>
    </dialog>
  );
}
