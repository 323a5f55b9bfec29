import { useStrings } from "#app/ui/strings.tsx";
import type { CredentialsView, InvitationView, StudyOption } from "./.server/invitation-view.ts";
import { CredentialsPanel } from "./credentials-panel.tsx";
import { type FormErrors, type FormFields, InvitationForm } from "./invitation-form.tsx";

interface InvitationDetailsProps {
  invitation: InvitationView;
  credentials: CredentialsView | null;
  fields: FormFields;
  errors: FormErrors | null;
  isSaved: boolean;
  studies: StudyOption[];
}

export function InvitationDetails(props: InvitationDetailsProps) {
  const { invitation, credentials, fields, errors, isSaved, studies } = props;
  const { owner } = useStrings();
  const { label, state, description } = invitation;
  return (
    <>
      <h1 id="title" tabIndex={-1} dir="auto" className="max-w-[13.8em] text-heading">
        {label}
      </h1>
      <p className="mt-3 text-soft">{description.state}</p>
      <p className="text-soft">{description.studies}</p>
      {isSaved && (
        <p role="status" className="mt-3">
          {owner.saved}
        </p>
      )}
      {credentials === null && <p className="text-alarm mt-3 max-w-[40em]">{owner.lost}</p>}
      <div className="mt-12 grid grid-cols-[minmax(0,1fr)] gap-x-20 gap-y-16 rail:grid-cols-2">
        {credentials && state === "active" && <CredentialsPanel {...credentials} />}
        <div>
          <section aria-labelledby="visits-title">
            <h2 id="visits-title" className="text-card">
              {owner.visits}
            </h2>
            <p className="mt-4">{description.visits}</p>
            <p>{description.visitedStudies}</p>
            <p className="mt-2 max-w-[40em] text-small text-soft">{owner.visitsHelp}</p>
          </section>
          {state !== "ended" && (
            <div className="mt-12">
              <InvitationForm intent="change" fields={fields} errors={errors} studies={studies} />
            </div>
          )}
          <section aria-labelledby="end-title" className="mt-12">
            <h2 id="end-title" className="text-card">
              {owner.withdraw}
            </h2>
            {state === "active" && (
              <Confirmation intent="end" summary={owner.end} help={owner.endHelp} confirm={owner.endNow} />
            )}
            <Confirmation
              intent="delete"
              summary={owner.delete}
              help={owner.deleteHelp}
              confirm={owner.deleteNow}
            />
          </section>
        </div>
      </div>
    </>
  );
}

interface ConfirmationProps {
  intent: "end" | "delete";
  summary: string;
  help: string;
  confirm: string;
}

/** Asks for a second click, without script. */
function Confirmation({ intent, summary, help, confirm }: ConfirmationProps) {
  return (
    <details className="mt-3">
      <summary className="pill w-fit border border-line">{summary}</summary>
      <form method="post" className="mt-3 mb-6">
        <p className="max-w-[32em] text-small text-soft">{help}</p>
        <button type="submit" name="intent" value={intent} className="pill mt-3 bg-accent text-on-accent">
          {confirm}
        </button>
      </form>
    </details>
  );
}
