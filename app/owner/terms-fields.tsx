import { useWords } from "#app/words.tsx";
import { Field, Mistake } from "./field.tsx";
import { type StudyName, sayStudy } from "./shown.ts";
import type { Mistakes, Typed } from "./typed-terms.ts";

interface TermsFieldsProps {
  typed: Typed;
  mistakes: Mistakes | null;
  /** Those that may be chosen. */
  studies: StudyName[];
}

/** What a new invitation and one that is changed have in common. */
export function TermsFields({ typed, mistakes, studies }: TermsFieldsProps) {
  const words = useWords();
  const { owner } = words;
  const says = (mistake: keyof typeof owner.mistakes | undefined) => mistake && owner.mistakes[mistake];
  const isNoDay = mistakes?.until === "notADay";
  return (
    <>
      <Field id="label" label={owner.label} help={owner.labelHelp} mistake={says(mistakes?.label)}>
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
        <fieldset className="choice mt-5" aria-describedby={mistakes?.studies && "studies-mistake"}>
          <legend className="text-small">{owner.opens}</legend>
          {(["all", "some"] as const).map((value) => (
            <label key={value} className="choice-line">
              <input type="radio" name="opens" value={value} defaultChecked={typed.opens === value} />
              {owner[value]}
            </label>
          ))}
          <Mistake id="studies">{says(mistakes?.studies)}</Mistake>
          <div className="choice-studies">
            {studies.map((study) => (
              <label key={study.slug} className="choice-line">
                <input
                  type="checkbox"
                  name="study"
                  value={study.slug}
                  defaultChecked={typed.studies.includes(study.slug)}
                />
                <span dir="auto">{sayStudy(study, words)}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <Field id="until" label={owner.until} help={owner.untilHelp} mistake={says(mistakes?.until)}>
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
