interface MessageProps {
  /** The first line is for the owner. The other lines are what git or the build has printed. */
  detail: string;
  className?: string;
  role?: "alert";
}

/** Shows why the studio cannot publish or compare. */
export function Message({ detail, className = "", role }: MessageProps) {
  const [reason, ...log] = detail.split("\n");
  return (
    <div>
      <p role={role} className={`wrap-anywhere ${className}`}>
        {reason}
      </p>
      <Log text={log.join("\n").trim()} />
    </div>
  );
}

/** Shows what a program has printed, only on demand. */
export function Log({ text }: { text: string }) {
  if (!text) return null;
  return (
    <details className="text-soft text-xs">
      <summary className="py-2">Details</summary>
      <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
    </details>
  );
}
