import type { ComponentProps } from "react";
import type { Strings } from "#app/content/types.ts";
import { ADDRESSES } from "#app/site-map.ts";
import { useStrings } from "#app/ui/strings.tsx";
import type { StudyOption } from "./.server/invitation-view.ts";

export interface FormFields {
  label: string;
  studies: "all" | string[];
  greeting: string;
  resume: string;
  lastDay: string;
  passcode: string;
}

/** The values are keys of `strings.owner.errors`. */
export type FormErrors = Partial<Record<keyof FormFields, readonly (keyof Strings["owner"]["errors"])[]>>;

export const EMPTY_FIELDS: FormFields = {
  label: "",
  studies: "all",
  greeting: "",
  resume: "",
  lastDay: "",
  passcode: "",
};

interface FormState {
  fields: FormFields;
  errors: FormErrors | null;
}

interface InvitationFormProps extends FormState {
  intent: "create" | "change";
  studies: StudyOption[];
}

export function InvitationForm({ intent, studies, ...state }: InvitationFormProps) {
  const { owner: strings } = useStrings();
  const isNew = intent === "create";
  const id = isNew ? "new" : "change";
  return (
    <form
      id={id}
      method="post"
      action={isNew ? `${ADDRESSES.owner}#${id}` : `#${id}`}
      aria-labelledby={`${id}-title`}
      className="rounded-stage bg-panel p-[min(1.75rem,7vw)]"
    >
      <h2 id={`${id}-title`} className="text-card">
        {strings[id]}
      </h2>
      <TextField name="label" {...state} />
      {studies.length > 0 && <StudyChoice studies={studies} {...state} />}
      <TextField name="lastDay" {...state} type="date" />
      {isNew && <TextField name="passcode" {...state} autoCapitalize="none" spellCheck={false} />}
      <button
        type="submit"
        name="intent"
        value={intent}
        className="pill mt-6 w-full bg-accent text-on-accent"
      >
        {isNew ? strings.create : strings.save}
      </button>
    </form>
  );
}

interface TextFieldProps extends ComponentProps<"input">, FormState {
  name: "label" | "lastDay" | "passcode";
}

function TextField({ name, fields, errors, ...input }: TextFieldProps) {
  const { owner: strings } = useStrings();
  return (
    <div className="mt-5">
      <label htmlFor={name} className="text-small">
        {strings[name]}
      </label>
      <div className="mt-1.5">
        <input
          id={name}
          name={name}
          defaultValue={fields[name]}
          aria-describedby={`${name}-help ${name}-error`}
          aria-invalid={errors?.[name] ? true : undefined}
          autoComplete="off"
          className="field max-w-none"
          {...input}
        />
      </div>
      <FieldError name={name} errors={errors} />
      <p id={`${name}-help`} className="mt-1.5 text-small text-soft">
        {strings[`${name}Help`]}
      </p>
    </div>
  );
}

function StudyChoice({ fields, errors, studies }: FormState & { studies: StudyOption[] }) {
  const { owner: strings } = useStrings();
  const chosenStudies = fields.studies;
  return (
    <fieldset className="group mt-5" aria-describedby="studies-error">
      <legend className="text-small">{strings.opens}</legend>
      <Choice type="radio" name="opens" value="all" defaultChecked={chosenStudies === "all"}>
        {strings.all}
      </Choice>
      <Choice type="radio" name="opens" value="some" defaultChecked={chosenStudies !== "all"}>
        {strings.some}
      </Choice>
      <FieldError name="studies" errors={errors} />
      <div className="ps-8 group-has-[[value=all]:checked]:hidden">
        {studies.map(({ slug, title }) => (
          <Choice
            key={slug}
            type="checkbox"
            name="study"
            value={slug}
            defaultChecked={chosenStudies !== "all" && chosenStudies.includes(slug)}
          >
            <span dir="auto">{title}</span>
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}

function Choice({ children, ...input }: ComponentProps<"input">) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input {...input} className="size-5 flex-none accent-ink" />
      {children}
    </label>
  );
}

function FieldError({ name, errors }: Pick<FormState, "errors"> & { name: keyof FormFields }) {
  const { owner: strings } = useStrings();
  const [error] = errors?.[name] ?? [];
  return error ? (
    <p id={`${name}-error`} className="mt-1.5 text-alarm text-small">
      {strings.errors[error]}
    </p>
  ) : null;
}
