interface ConfirmDisclosureProps {
  /** What is posted as `intent`. */
  intent: string;
  ask: string;
  /** What comes of it. */
  help: string;
  yes: string;
}

/** Two presses, and no script. */
export function ConfirmDisclosure({ intent, ask, help, yes }: ConfirmDisclosureProps) {
  return (
    <details className="mt-3">
      <summary className="pill w-fit border border-line">{ask}</summary>
      <form method="post" className="mt-3 mb-6">
        <p className="max-w-[48ch] text-small text-soft">{help}</p>
        <button type="submit" name="intent" value={intent} className="pill mt-3 bg-ink text-paper">
          {yes}
        </button>
      </form>
    </details>
  );
}
