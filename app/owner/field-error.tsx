import { useStrings } from "#app/ui/strings.tsx";
import type { FormFields, FormState } from "./form-fields.ts";

export function FieldError({ name, errors }: Pick<FormState, "errors"> & { name: keyof FormFields }) {
  const { owner: strings } = useStrings();
  const [error] = errors?.[name] ?? [];
  return error ? (
    <p id={`${name}-error`} className="mt-1.5 text-alarm text-small">
      {strings.errors[error]}
    </p>
  ) : null;
}
