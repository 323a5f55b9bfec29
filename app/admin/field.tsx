import type { ReactNode } from "react";

interface FieldProps {
  id: string;
  label: string;
  help?: string;
  problem: string | undefined;
  /** Given what describes the field. */
  children: (described: {
    id: string;
    "aria-describedby": string;
    "aria-invalid": true | undefined;
  }) => ReactNode;
}

/** A label, its field, what helps to fill it in, and what was wrong with what it had. */
export function Field({ id, label, help, problem, children }: FieldProps) {
  return (
    <div className="mt-5">
      <label htmlFor={id} className="text-small">
        {label}
      </label>
      <div className="mt-1.5">
        {children({
          id,
          "aria-describedby": `${id}-help ${id}-problem`,
          "aria-invalid": problem === undefined ? undefined : true,
        })}
      </div>
      <Mistake id={id}>{problem}</Mistake>
      {help && (
        <p id={`${id}-help`} className="mt-1.5 text-small text-soft">
          {help}
        </p>
      )}
    </div>
  );
}

export function Mistake({ id, children }: { id: string; children: string | undefined }) {
  if (!children) return null;
  return (
    <p id={`${id}-problem`} className="prompt-error mt-1.5 text-small">
      {children}
    </p>
  );
}
