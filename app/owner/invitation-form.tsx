import type { ComponentProps } from "react";
import type { Strings } from "#app/content/types.ts";
import { ADDRESSES } from "#app/site-map.ts";
import { useStrings } from "#app/ui/strings.tsx";
import type { StudyOption } from "./.server/invitation-view.ts";
import { Field, FieldError } from "./field.tsx";

/** The fields as the owner filled them in. */
export interface FormFields {
  label: string;
  studies: "all" | string[];
  lastDay: string;
  /** Empty for a generated one. */
  passcode: string;
}

/** Each field's errors, as names of strings. */
export type FormErrors = Partial<Record<keyof FormFields, readonly (keyof Strings["owner"]["errors"])[]>>;

export const EMPTY_FIELDS: FormFields = { label: "", studies: "all", lastDay: "", passcode: "" };

interface InvitationFormProps {
  intent: "create" | "change";
  fields: FormFields;
  errors: FormErrors | null;
  studies: StudyOption[];
}

/** The form that creates or changes an invitation. After an error the page opens scrolled to the form. */
export function InvitationForm({ intent, fields, errors, studies }: InvitationFormProps) {
  const { owner } = useStrings();
  const isNew = intent === "create";
  const id = isNew ? "new" : "change";
  function errorOf(field: keyof FormFields): string | undefined {
    const [error] = errors?.[field] ?? [];
    return error && owner.errors[error];
  }
  return (
    <form
      id={id}
      method="post"
      action={isNew ? `${ADDRESSES.owner}#${id}` : `#${id}`}
      aria-labelledby={`${id}-title`}
      className="rounded-stage bg-panel p-7"
    >
      <h2 id={`${id}-title`} className="text-card">
        {isNew ? owner.new : owner.change}
      </h2>
      <Field
        name="label"
        label={owner.label}
        help={owner.labelHelp}
        error={errorOf("label")}
        defaultValue={fields.label}
      />
      {studies.length > 0 && (
        <StudyChoice chosen={fields.studies} studies={studies} error={errorOf("studies")} />
      )}
      <Field
        name="lastDay"
        label={owner.lastDay}
        help={owner.lastDayHelp}
        error={errorOf("lastDay")}
        // A date input would not show a value that is not a date.
        type={errors?.lastDay?.includes("notADay") ? "text" : "date"}
        defaultValue={fields.lastDay}
      />
      {isNew && (
        <Field
          name="passcode"
          label={owner.passcode}
          help={owner.passcodeHelp}
          error={errorOf("passcode")}
          defaultValue={fields.passcode}
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      <button
        type="submit"
        name="intent"
        value={intent}
        className="pill mt-6 w-full bg-accent text-on-accent"
      >
        {isNew ? owner.create : owner.save}
      </button>
    </form>
  );
}

interface StudyChoiceProps {
  chosen: FormFields["studies"];
  studies: StudyOption[];
  error: string | undefined;
}

function StudyChoice({ chosen, studies, error }: StudyChoiceProps) {
  const { owner } = useStrings();
  const isAll = chosen === "all";
  return (
    <fieldset className="group mt-5" aria-describedby={error && "studies-error"}>
      <legend className="text-small">{owner.opens}</legend>
      <Choice type="radio" name="opens" value="all" defaultChecked={isAll}>
        {owner.all}
      </Choice>
      <Choice type="radio" name="opens" value="some" defaultChecked={!isAll}>
        {owner.some}
      </Choice>
      <FieldError name="studies">{error}</FieldError>
      <div className="ps-8 group-has-[[value=all]:checked]:hidden">
        {studies.map(({ slug, title }) => (
          <Choice
            key={slug}
            type="checkbox"
            name="study"
            value={slug}
            defaultChecked={!isAll && chosen.includes(slug)}
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
