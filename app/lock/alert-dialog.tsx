import { type ReactNode, useEffect, useRef } from "react";
import { useStrings } from "#app/ui/strings.tsx";

interface AlertDialogProps {
  /** The first line is the heading. */
  message: string;
  onClose: () => void;
  link: ReactNode;
}

export function AlertDialog({ message, onClose, link }: AlertDialogProps) {
  const { lock: strings } = useStrings();
  const [heading, help = message === strings.incorrect ? strings.help : ""] = message.split("\n");
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby="alert-message"
      aria-describedby="alert-help"
      className="alert m-auto text-ink"
      onClose={onClose}
    >
      <p id="alert-message" className="text-balance font-display font-medium text-card">
        {heading}
      </p>
      <p id="alert-help" className="mt-1 max-w-[32em] text-balance text-small text-soft">
        {help}
      </p>
      <form method="dialog" className="mt-4 flex flex-wrap items-center gap-x-5 [&>a]:py-2.5">
        <button type="submit" className="pill bg-accent text-on-accent">
          {strings.ok}
        </button>
        {link}
      </form>
    </dialog>
  );
}
