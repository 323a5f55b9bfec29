import type { ComponentProps } from "react";

interface FieldProps extends ComponentProps<"input"> {
  /** Of the form's field, and its id. */
  name: string;
  label: string;
  help: string;
  problem: string | undefined;
}

/** A label, its field, what helps to fill it in, and what was wrong with what it had. */
export function Field({ name, label, help, problem, ...input }: FieldProps) {
  return (
    <div className="mt-5">
      <label htmlFor={name} className="text-small">
        {label}
      </label>
      <div className="mt-1.5">
        <input
          id={name}
          aria-describedby={`${name}-help ${name}-problem`}
          aria-invalid={problem === undefined ? undefined : true}
          name={name}
          autoComplete="off"
          className="field max-w-none"
          {...input}
        />
      </div>
      <Problem name={name}>{problem}</Problem>
      <p id={`${name}-help`} className="mt-1.5 text-small text-soft">
        {help}
      </p>
    </div>
  );
}

export function Problem({ name, children }: { name: string; children: string | undefined }) {
  if (!children) return null;
  return (
    <p id={`${name}-problem`} className="prompt-error mt-1.5 text-small">
      {children}
    </p>
  );
}
