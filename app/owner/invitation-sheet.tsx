import { useStrings } from "#app/ui/strings.tsx";
import { Credentials, type ShownCredentials } from "./credentials.tsx";
import {
  type ShownInvitation,
  type StudyName,
  sayScope,
  sayState,
  sayStudies,
  sayVisits,
} from "./shown-invitation.ts";
import { TermsForm } from "./terms-form.tsx";
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

export function InvitationSheet(props: InvitationSheetProps) {
  const { invitation, credentials, typed, problems, isSaved, studies } = props;
  const strings = useStrings();
  const { owner } = strings;
  const { label, state, until, visits } = invitation;
  return (
    <>
      <h1 id="title" tabIndex={-1} dir="auto" className="max-w-[13.8em] text-heading">
        {label}
      </h1>
      <p className="mt-3 text-soft">{sayState(invitation, strings)}</p>
      <p className="text-soft">{sayScope(invitation, strings)}</p>
      {isSaved && (
        <p role="status" className="mt-3">
          {owner.saved}
        </p>
      )}
      {credentials === null && <p className="prompt-error mt-3 max-w-[40em]">{owner.lost}</p>}
      <div className="mt-12 grid grid-cols-[minmax(0,1fr)] gap-x-20 gap-y-16 rail:grid-cols-2">
        {credentials && state === "open" && <Credentials {...credentials} until={until} />}
        <div>
          <section aria-labelledby="visits-title">
            <h2 id="visits-title" className="text-card">
              {owner.visits}
            </h2>
            <p className="mt-4">{sayVisits(invitation, strings)}</p>
            {visits && <p>{sayStudies(visits.studies)}</p>}
            <p className="mt-2 max-w-[40em] text-small text-soft">{owner.visitsHelp}</p>
          </section>
          {state !== "ended" && (
            <div className="mt-12">
              <TermsForm intent="change" typed={typed} problems={problems} studies={studies} />
            </div>
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

interface ConfirmDisclosureProps {
  intent: "end" | "delete";
  ask: string;
  help: string;
  yes: string;
}

/** Two presses, and no script. */
function ConfirmDisclosure({ intent, ask, help, yes }: ConfirmDisclosureProps) {
  return (
    <details className="mt-3">
      <summary className="pill w-fit border border-line">{ask}</summary>
      <form method="post" className="mt-3 mb-6">
        <p className="max-w-[32em] text-small text-soft">{help}</p>
        <button type="submit" name="intent" value={intent} className="pill mt-3 bg-accent text-on-accent">
          {yes}
        </button>
      </form>
    </details>
  );
}
