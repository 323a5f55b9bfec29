import { ADDRESSES } from "#app/addresses.ts";
import { useWords } from "#app/words.tsx";
import { Field } from "./field.tsx";
import type { StudyName } from "./shown.ts";
import { TermsFields } from "./terms-fields.tsx";
import type { Mistakes, Typed } from "./typed-terms.ts";

interface NewInvitationProps {
  typed: Typed;
  mistakes: Mistakes | null;
  studies: StudyName[];
}

const ID = "new";

export function NewInvitation({ typed, mistakes, studies }: NewInvitationProps) {
  const { owner } = useWords();
  const mistake = mistakes?.words && owner.mistakes[mistakes.words];
  return (
    // An answer with mistakes opens here.
    <form
      id={ID}
      method="post"
      action={`${ADDRESSES.owner}#${ID}`}
      aria-labelledby="new-title"
      className="slip"
    >
      <h2 id="new-title" className="text-card">
        {owner.new}
      </h2>
      <TermsFields typed={typed} mistakes={mistakes} studies={studies} />
      <Field id="words" label={owner.words} help={owner.wordsHelp} mistake={mistake}>
        {(described) => (
          <input
            {...described}
            name="words"
            defaultValue={typed.words}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className="field"
          />
        )}
      </Field>
      <button type="submit" name="do" value="create" className="pill mt-6 w-full bg-ink text-paper">
        {owner.create}
      </button>
    </form>
  );
}
