import { ADDRESSES } from "#app/addresses.ts";
import { useStrings } from "#app/strings.tsx";
import { Field } from "./field.tsx";
import type { StudyName } from "./shown-invitation.ts";
import { TermsFields } from "./terms-fields.tsx";
import type { Problems, Typed } from "./typed-terms.ts";

interface NewInvitationProps {
  typed: Typed;
  problems: Problems | null;
  studies: StudyName[];
}

const ID = "new";

export function NewInvitation({ typed, problems, studies }: NewInvitationProps) {
  const { owner } = useStrings();
  const problem = problems?.ownPasscode && owner.mistakes[problems.ownPasscode];
  return (
    // An answer with problems opens here.
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
      <TermsFields typed={typed} problems={problems} studies={studies} />
      <Field id="words" label={owner.words} help={owner.wordsHelp} problem={problem}>
        {(described) => (
          <input
            {...described}
            name="words"
            defaultValue={typed.ownPasscode}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className="field"
          />
        )}
      </Field>
      <button type="submit" name="intent" value="create" className="pill mt-6 w-full bg-ink text-paper">
        {owner.create}
      </button>
    </form>
  );
}
