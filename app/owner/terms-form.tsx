import type { ComponentProps } from "react";
import { ADDRESSES } from "#app/site-map.ts";
import { useStrings } from "#app/ui/strings.tsx";
import { Field, Problem } from "./field.tsx";
import type { StudyName } from "./shown-invitation.ts";
import type { Problems, Typed } from "./typed-terms.ts";

interface TermsFormProps {
  intent: "create" | "change";
  typed: Typed;
  problems: Problems | null;
  /** Those that may be chosen. */
  studies: StudyName[];
}

/** Makes an invitation, or changes one. An answer with problems opens at the form. */
export function TermsForm({ intent, typed, problems, studies }: TermsFormProps) {
  const { owner } = useStrings();
  const says = (problem: keyof typeof owner.mistakes | undefined) => problem && owner.mistakes[problem];
  const isNew = intent === "create";
  const id = isNew ? "new" : "change";
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
        problem={says(problems?.label)}
        defaultValue={typed.label}
      />
      {studies.length > 0 && (
        <fieldset className="group mt-5" aria-describedby={problems?.studies && "studies-problem"}>
          <legend className="text-small">{owner.opens}</legend>
          {(["all", "some"] as const).map((value) => (
            <Choice
              key={value}
              type="radio"
              name="opens"
              value={value}
              defaultChecked={typed.scope === value}
            >
              {owner[value]}
            </Choice>
          ))}
          <Problem name="studies">{says(problems?.studies)}</Problem>
          <div className="ps-8 group-has-[[value=all]:checked]:hidden">
            {studies.map((study) => (
              <Choice
                key={study.slug}
                type="checkbox"
                name="study"
                value={study.slug}
                defaultChecked={typed.studies.includes(study.slug)}
              >
                <span dir="auto">{study.title}</span>
              </Choice>
            ))}
          </div>
        </fieldset>
      )}
      <Field
        name="until"
        label={owner.until}
        help={owner.untilHelp}
        problem={says(problems?.until)}
        // A field for dates would not show what is none.
        type={problems?.until === "notADay" ? "text" : "date"}
        defaultValue={typed.until}
      />
      {isNew && (
        <Field
          name="words"
          label={owner.words}
          help={owner.wordsHelp}
          problem={says(problems?.ownPasscode)}
          defaultValue={typed.ownPasscode}
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

function Choice({ children, ...input }: ComponentProps<"input">) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input {...input} className="size-5 flex-none accent-ink" />
      {children}
    </label>
  );
}
