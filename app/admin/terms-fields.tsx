import { useStrings } from "#app/strings.tsx";
import { Field, Mistake } from "./field.tsx";
import { type StudyName, sayStudy } from "./shown-invitation.ts";
import type { Problems, Typed } from "./typed-terms.ts";

interface TermsFieldsProps {
  typed: Typed;
  problems: Problems | null;
  /** Those that may be chosen. */
  studies: StudyName[];
}

/** What a new invitation and one that is changed have in common. */
export function TermsFields({ typed, problems, studies }: TermsFieldsProps) {
  const strings = useStrings();
  const { owner } = strings;
  const says = (problem: keyof typeof owner.mistakes | undefined) => problem && owner.mistakes[problem];
  const isNoDay = problems?.until === "notADay";
  return (
    <>
      <Field id="label" label={owner.label} help={owner.labelHelp} problem={says(problems?.label)}>
        {(described) => (
          <input
            {...described}
            name="label"
            defaultValue={typed.label}
            autoComplete="off"
            className="field"
          />
        )}
      </Field>
      {studies.length > 0 && (
        <fieldset className="choice mt-5" aria-describedby={problems?.studies && "studies-problem"}>
          <legend className="text-small">{owner.opens}</legend>
          {(["all", "some"] as const).map((value) => (
            <label key={value} className="choice-line">
              <input type="radio" name="opens" value={value} defaultChecked={typed.scope === value} />
              {owner[value]}
            </label>
          ))}
          <Mistake id="studies">{says(problems?.studies)}</Mistake>
          <div className="choice-studies">
            {studies.map((study) => (
              <label key={study.slug} className="choice-line">
                <input
                  type="checkbox"
                  name="study"
                  value={study.slug}
                  defaultChecked={typed.studies.includes(study.slug)}
                />
                <span dir="auto">{sayStudy(study, strings)}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <Field id="until" label={owner.until} help={owner.untilHelp} problem={says(problems?.until)}>
        {(described) => (
          // A field for dates would not show what is none.
          <input
            {...described}
            name="until"
            type={isNoDay ? "text" : "date"}
            defaultValue={typed.until}
            autoComplete="off"
            className="field"
          />
        )}
      </Field>
    </>
  );
}
