import { useWords } from "#app/words.tsx";
import { AskedOnceMore } from "./asked-once-more.tsx";
import { type Shown, type StudyName, sayOpens, sayState, sayStudies, sayVisits } from "./shown.ts";
import { TermsFields } from "./terms-fields.tsx";
import type { Mistakes, Typed } from "./typed-terms.ts";
import { Ways, type WaysIn } from "./ways.tsx";

interface InvitationSheetProps {
  invitation: Shown;
  /** Null when they cannot be read any more. */
  ways: WaysIn | null;
  typed: Typed;
  mistakes: Mistakes | null;
  isSaved: boolean;
  studies: StudyName[];
}

const CHANGE = "change";

export function InvitationSheet(props: InvitationSheetProps) {
  const { invitation, ways, typed, mistakes, isSaved, studies } = props;
  const words = useWords();
  const { owner } = words;
  const { label, state, until, visits } = invitation;
  return (
    <>
      <h1 dir="auto" className="max-w-[24ch] text-heading">
        {label}
      </h1>
      <p className="mt-3 text-soft">{sayState(invitation, words)}</p>
      <p className="text-soft">{sayOpens(invitation, words)}</p>
      {isSaved && (
        <p role="status" className="mt-3">
          {owner.saved}
        </p>
      )}
      {ways === null && <p className="prompt-error mt-3 max-w-[60ch]">{owner.lost}</p>}
      <div className="sheet mt-12">
        {ways && state === "open" && <Ways {...ways} until={until} />}
        <div>
          <section aria-labelledby="visits-title">
            <h2 id="visits-title" className="text-card">
              {owner.visits}
            </h2>
            <p className="mt-4">{sayVisits(invitation, words)}</p>
            {visits && <p>{sayStudies(visits.studies, words)}</p>}
            <p className="mt-2 max-w-[60ch] text-small text-soft">{owner.visitsHelp}</p>
          </section>
          {state !== "ended" && (
            <form
              id={CHANGE}
              method="post"
              action={`#${CHANGE}`}
              aria-labelledby="change-title"
              className="slip mt-12"
            >
              <h2 id="change-title" className="text-card">
                {owner.change}
              </h2>
              <TermsFields typed={typed} mistakes={mistakes} studies={studies} />
              <button type="submit" name="do" value="change" className="pill mt-6 w-full bg-ink text-paper">
                {owner.save}
              </button>
            </form>
          )}
          <section aria-labelledby="end-title" className="mt-12">
            <h2 id="end-title" className="text-card">
              {owner.takeBack}
            </h2>
            {state === "open" && (
              <AskedOnceMore deed="end" ask={owner.end} help={owner.endHelp} yes={owner.endNow} />
            )}
            <AskedOnceMore deed="delete" ask={owner.delete} help={owner.deleteHelp} yes={owner.deleteNow} />
          </section>
        </div>
      </div>
    </>
  );
}
