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
      className="m-auto w-[min(400px,100vw-40px)] rounded-stage border border-[light-dark(var(--color-line),var(--color-field))] bg-[light-dark(var(--color-paper),var(--color-panel))] p-[min(2rem,7vw)] text-ink backdrop:bg-[rgb(0_0_0/0.45)]"
      onClose={onClose}
    >
      <p
        id="alert-message"
        className="text-balance font-display font-medium text-[min(1.375rem,10vw)]/[1.25] [letter-spacing:var(--text-heading--letter-spacing)]"
      >
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
