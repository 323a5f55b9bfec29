import type { ComponentProps } from "react";

interface FieldProps extends ComponentProps<"input"> {
  /** Also the input's id. */
  name: string;
  label: string;
  help: string;
  error: string | undefined;
}

export function Field({ name, label, help, error, ...input }: FieldProps) {
  return (
    <div className="mt-5">
      <label htmlFor={name} className="text-small">
        {label}
      </label>
      <div className="mt-1.5">
        <input
          id={name}
          aria-describedby={`${name}-help ${name}-error`}
          aria-invalid={error === undefined ? undefined : true}
          name={name}
          autoComplete="off"
          className="field max-w-none"
          {...input}
        />
      </div>
      <FieldError name={name}>{error}</FieldError>
      <p id={`${name}-help`} className="mt-1.5 text-small text-soft">
        {help}
      </p>
    </div>
  );
}

export function FieldError({ name, children }: { name: string; children: string | undefined }) {
  if (!children) return null;
  return (
    <p id={`${name}-error`} className="text-alarm mt-1.5 text-small">
      {children}
    </p>
  );
}
