import { requestContext } from "#app/.server/request-context.ts";
import { byline, content, resumesFor } from "#app/content/.server/content.ts";
import { unlistedHeaders } from "#app/lock/.server/private-headers.ts";
import { resultContext } from "#app/lock/.server/result-context.ts";
import { credentialsView, studyOptions, viewOf } from "#app/owner/.server/invitation-view.ts";
import { fieldsOf } from "#app/owner/.server/parse-fields.ts";
import { requireInvitation } from "#app/owner/.server/require-invitation.ts";
import {
  RESULTS,
  readForm,
  redirectToInvitation,
  redirectToList,
  submitInvitation,
} from "#app/owner/.server/responses.ts";
import { CredentialsPanel } from "#app/owner/credentials-panel.tsx";
import { InvitationForm } from "#app/owner/invitation-form.tsx";
import { OwnerPage } from "#app/owner/owner-page.tsx";
import { VisitedStudies } from "#app/owner/visited-studies.tsx";
import { duplicatePath, ownerPreviewPath, PATHS } from "#app/site-map.ts";
import { FittedTitle } from "#app/ui/fitted-title.tsx";
import { privateMeta, titleAfter } from "#app/ui/page-meta.ts";
import { useStrings } from "#app/ui/strings.tsx";
import type { Route } from "./+types/owner-invitation.ts";

export const headers = unlistedHeaders;

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const { lock, origin } = context.get(requestContext);
  const invitation = await requireInvitation(request, params.id, lock);
  const access = lock.ownerAccess(request);
  const credentials = lock.invitations.credentialsOf(invitation);
  const result = RESULTS.find((name) => url.searchParams.has(name));
  const resultText = result ? content.strings.owner.results[result] : context.get(resultContext);
  return {
    title: titleAfter(resultText, invitation.label),
    byline,
    invitation: viewOf(access, invitation, lock.clock()),
    credentials: credentials && credentialsView(credentials, invitation, origin),
    fields: fieldsOf(invitation),
    isSaved: result === "saved",
    studies: studyOptions(access, invitation.studies),
    resumes: resumesFor(access),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { lock } = context.get(requestContext);
  const { invitations } = lock;
  const { id, studies } = await requireInvitation(request, params.id, lock);
  const access = lock.ownerAccess(request);
  const form = await readForm(request);
  switch (form.get("intent")) {
    case "change":
      return submitInvitation({
        form,
        access,
        context,
        now: lock.clock(),
        chosenStudies: studies,
        async save(values) {
          await invitations.update(id, values);
          return { id, result: "saved" };
        },
      });
    case "end":
      await invitations.end(id);
      return redirectToInvitation({ id, result: "ended" });
    case "delete":
      await invitations.delete(id);
      return redirectToList();
    default:
      return redirectToInvitation({ id });
  }
}

export const meta = privateMeta;

export default function OwnerInvitation({ loaderData, actionData: refusedForm }: Route.ComponentProps) {
  const { byline, invitation, credentials, isSaved, studies, resumes, fields } = loaderData;
  const { owner: strings } = useStrings();
  const { id, label, state, description } = invitation;
  return (
    <OwnerPage byline={byline} back={{ href: PATHS.owner, label: strings.title }} isLoggedIn={true}>
      <div className="@container">
        {/* The name can have other letters than the site, with accents and descenders. */}
        <FittedTitle className="-ms-[0.04em] max-w-[13.8em] text-title leading-[1.15]">{label}</FittedTitle>
      </div>
      <p className="mt-6 text-soft">{description.state}</p>
      <p className="text-soft">{description.studies}</p>
      {isSaved && (
        <p role="status" className="mt-3">
          {strings.saved}
        </p>
      )}
      <p className="mt-6 flex flex-wrap gap-3">
        {state === "active" && (
          // A new tab keeps the unsaved form.
          <a href={ownerPreviewPath(id)} target="_blank" rel="noopener" className="pill hairline">
            {strings.preview}
          </a>
        )}
        <a href={duplicatePath(id)} className="pill hairline">
          {strings.duplicate}
        </a>
      </p>
      {credentials === null && <p className="text-alarm mt-3 max-w-[40em]">{strings.lost}</p>}
      <div className="mt-12 grid grid-cols-[minmax(0,1fr)] gap-x-20 gap-y-16 rail:grid-cols-2">
        <section aria-labelledby="visits-title">
          <h2 id="visits-title" className="text-card">
            {strings.visits}
          </h2>
          <p className="mt-4">{description.visits}</p>
          <VisitedStudies studies={description.visitedStudies} />
          <p className="mt-2 max-w-[40em] text-small text-soft">{strings.visitsHelp}</p>
        </section>
        {credentials && state === "active" && (
          <div className="rail:row-span-2">
            <CredentialsPanel {...credentials} />
          </div>
        )}
        <div>
          {state !== "ended" && (
            <InvitationForm
              intent="change"
              studies={studies}
              resumes={resumes}
              errors={null}
              fields={fields}
              {...refusedForm}
            />
          )}
          <section aria-labelledby="end-title" className="mt-12">
            <h2 id="end-title" className="text-card">
              {strings.withdraw}
            </h2>
            {state === "active" && <Confirmation intent="end" />}
            <Confirmation intent="delete" />
          </section>
        </div>
      </div>
    </OwnerPage>
  );
}

function Confirmation({ intent }: { intent: "end" | "delete" }) {
  const { owner: strings } = useStrings();
  return (
    <details className="mt-3">
      <summary className="pill w-fit hairline">{strings[intent]}</summary>
      <form method="post" className="mt-3 mb-6">
        <p className="max-w-[32em] text-small text-soft">{strings[`${intent}Help`]}</p>
        <button type="submit" name="intent" value={intent} className="pill mt-3 bg-accent text-on-accent">
          {strings[`${intent}Now`]}
        </button>
      </form>
    </details>
  );
}
