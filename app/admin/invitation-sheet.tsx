import { useStrings } from "#app/strings.tsx";
import { ConfirmDisclosure } from "./confirm-disclosure.tsx";
import { Credentials, type ShownCredentials } from "./credentials.tsx";
import {
  type ShownInvitation,
  type StudyName,
  sayScope,
  sayState,
  sayStudies,
  sayVisits,
} from "./shown-invitation.ts";
import { TermsFields } from "./terms-fields.tsx";
import type { Problems, Typed } from "./typed-terms.ts";

interface InvitationSheetProps {
  invitation: ShownInvitation;
  /** Null when they cannot be read any more. */
  credentials: ShownCredentials | null;
  typed: Typed;
  problems: Problems | null;
  isSaved: boolean;
  studies: StudyName[];
}

const CHANGE = "change";

export function InvitationSheet(props: InvitationSheetProps) {
  const { invitation, credentials, typed, problems, isSaved, studies } = props;
  const strings = useStrings();
  const { owner } = strings;
  const { label, state, until, visits } = invitation;
  return (
    <>
      <h1 dir="auto" className="max-w-[24ch] text-heading">
        {label}
      </h1>
      <p className="mt-3 text-soft">{sayState(invitation, strings)}</p>
      <p className="text-soft">{sayScope(invitation, strings)}</p>
      {isSaved && (
        <p role="status" className="mt-3">
          {owner.saved}
        </p>
      )}
      {credentials === null && <p className="prompt-error mt-3 max-w-[60ch]">{owner.lost}</p>}
      <div className="sheet mt-12">
        {credentials && state === "open" && <Credentials {...credentials} until={until} />}
        <div>
          <section aria-labelledby="visits-title">
            <h2 id="visits-title" className="text-card">
              {owner.visits}
            </h2>
            <p className="mt-4">{sayVisits(invitation, strings)}</p>
            {visits && <p>{sayStudies(visits.studies, strings)}</p>}
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
              <TermsFields typed={typed} problems={problems} studies={studies} />
              <button
                type="submit"
                name="intent"
                value="change"
                className="pill mt-6 w-full bg-ink text-paper"
              >
                {owner.save}
              </button>
            </form>
          )}
          <section aria-labelledby="end-title" className="mt-12">
            <h2 id="end-title" className="text-card">
              {owner.takeBack}
            </h2>
            {state === "open" && (
              <ConfirmDisclosure intent="end" ask={owner.end} help={owner.endHelp} yes={owner.endNow} />
            )}
            <ConfirmDisclosure
              intent="delete"
              ask={owner.delete}
              help={owner.deleteHelp}
              yes={owner.deleteNow}
            />
          </section>
        </div>
      </div>
    </>
  );
}
