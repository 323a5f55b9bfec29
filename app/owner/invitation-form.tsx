import type { ComponentProps } from "react";
import type { Resume } from "#app/content/types.ts";
import { IconFrame } from "#app/ui/icons.tsx";
import { useStrings } from "#app/ui/strings.tsx";
import { usePath } from "#app/ui/use-path.ts";
import { FieldError } from "./field-error.tsx";
import { type FormState, invalidProps, type StudyOption } from "./form-fields.ts";
import { StudyChoice } from "./study-choice.tsx";

interface InvitationFormProps extends FormState {
  intent: "create" | "change";
  title?: string | undefined;
  /** False if the form shows only its title at first. */
  isOpen?: boolean;
  studies: StudyOption[];
  resumes: readonly Resume[];
}

export function InvitationForm({
  intent,
  title,
  isOpen = true,
  studies,
  resumes,
  ...state
}: InvitationFormProps) {
  const { owner: strings } = useStrings();
  const isNew = intent === "create";
  const id = isNew ? "new" : "change";
  return (
    <form
      id={id}
      method="post"
      // Chromium ignores `autofocus` in an address with a fragment.
      action={usePath()}
      aria-labelledby={`${id}-title`}
      className="rounded-stage bg-panel p-[min(1.75rem,7vw)]"
    >
      <details open={isOpen} className="group">
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 [&::-webkit-details-marker]:hidden">
          <h2 id={`${id}-title`} className="text-card">
            {title ?? strings[id]}
          </h2>
          <span className="group-[[open]]:rotate-180">
            <Chevron />
          </span>
        </summary>
        <TextField name="label" {...state} />
        <TextField name="greeting" {...state} />
        {studies.length > 0 && <StudyChoice studies={studies} {...state} />}
        {resumes.length > 0 && <ResumeField resumes={resumes} {...state} />}
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
      </details>
    </form>
  );
}

interface TextFieldProps extends ComponentProps<"input">, FormState {
  name: "label" | "greeting" | "lastDay" | "passcode";
}

function TextField({ name, fields, errors, ...input }: TextFieldProps) {
  const { owner: strings } = useStrings();
  const shared = {
    id: name,
    name,
    defaultValue: fields[name],
    required: name === "label",
    "aria-describedby": `${name}-error ${name}-help`,
    ...invalidProps(name, errors),
    autoComplete: "off",
  };
  return (
    <div className="mt-5">
      <label htmlFor={name} className="text-small">
        {strings[name]}
      </label>
      <div className="mt-1.5">
        {name === "greeting" ? (
          <textarea
            {...shared}
            dir="auto"
            className="field field-sizing-content min-h-28 max-w-none resize-y py-2.5"
          />
        ) : (
          <input {...shared} className="field max-w-none" {...input} />
        )}
      </div>
      <FieldError name={name} errors={errors} />
      <p id={`${name}-help`} className="mt-1.5 text-small text-soft">
        {strings[`${name}Help`]}
      </p>
    </div>
  );
}

function ResumeField({ resumes, fields, errors }: FormState & { resumes: readonly Resume[] }) {
  const { owner: strings } = useStrings();
  return (
    <div className="mt-5">
      <label htmlFor="resume" className="text-small">
        {strings.resume}
      </label>
      <div className="relative mt-1.5">
        <select
          id="resume"
          name="resume"
          defaultValue={fields.resume}
          aria-describedby="resume-error"
          {...invalidProps("resume", errors)}
          className="field max-w-none appearance-none pe-12"
        >
          <option value="">{strings.noResume}</option>
          {resumes.map(({ name }) => (
            // Browsers remove repeated spaces from the text of an option, but not from its value.
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
        <span className="pointer-events-none absolute inset-y-0 end-4 grid place-items-center">
          <Chevron />
        </span>
      </div>
      <FieldError name="resume" errors={errors} />
    </div>
  );
}

function Chevron() {
  return (
    <IconFrame>
      <path d="m7 10 5 5 5-5" />
    </IconFrame>
  );
}
