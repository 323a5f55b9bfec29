import { data, redirect } from "react-router";
import { requestContext } from "#app/.server/request-context.ts";
import { byline, content, resumesFor, teasersFor } from "#app/content/.server/content.ts";
import type { Strings } from "#app/content/types.ts";
import { respondToForm } from "#app/lock/.server/passcode-request.ts";
import { unlistedHeaders } from "#app/lock/.server/private-headers.ts";
import { resultContext } from "#app/lock/.server/result-context.ts";
import type { Refusal } from "#app/lock/refusal.ts";
import { type InvitationView, studyOptions, viewOf } from "#app/owner/.server/invitation-view.ts";
import { EMPTY_FIELDS, fieldsOf } from "#app/owner/.server/parse-fields.ts";
import { readForm, redirectToList, submitInvitation } from "#app/owner/.server/responses.ts";
import { InvitationForm } from "#app/owner/invitation-form.tsx";
import { OwnerPage } from "#app/owner/owner-page.tsx";
import { PresentationList } from "#app/owner/presentation-list.tsx";
import { VisitedStudies } from "#app/owner/visited-studies.tsx";
import { DUPLICATE_QUERY, ENTERED_QUERY, ownerInvitationPath, PATHS } from "#app/site-map.ts";
import { fillPlaceholders, fillPlural } from "#app/ui/fill.ts";
import { FittedTitle } from "#app/ui/fitted-title.tsx";
import { privateMeta, titleAfter } from "#app/ui/page-meta.ts";
import { useStrings } from "#app/ui/strings.tsx";
import type { Route } from "./+types/owner.ts";

export const headers = unlistedHeaders;

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { lock } = context.get(requestContext);
  const { owner, invitations } = lock;
  if (!owner) throw data(null, { status: 404 });
  const title = titleAfter(context.get(resultContext), content.strings.owner.title);
  const pageData = { byline, title, problem: null };
  const hasEnteredQuery = url.searchParams.has(ENTERED_QUERY);
  if (!owner.isLoggedIn(request))
    return { ...pageData, lacksCookies: hasEnteredQuery, invitations: null, form: null, presentations: [] };
  if (hasEnteredQuery) throw redirect(PATHS.owner, 303);
  const access = lock.ownerAccess(request);
  const presentations = teasersFor(access).map(({ slug, hero }) => ({ slug, title: hero.title }));
  const problem = await invitations.problem();
  if (problem !== null)
    return { ...pageData, problem, lacksCookies: false, invitations: [], form: null, presentations };
  const allInvitations = await invitations.list();
  const source = allInvitations.find(({ id }) => id === url.searchParams.get(DUPLICATE_QUERY));
  const fields = source ? { ...fieldsOf(source), label: "" } : EMPTY_FIELDS;
  const formTitle = source && fillPlaceholders(content.strings.owner.copyOf, { label: source.label });
  return {
    ...pageData,
    lacksCookies: false,
    invitations: allInvitations.map((invitation) => viewOf(access, invitation, lock.clock())),
    form: { title: formTitle, fields, studies: studyOptions(access), resumes: resumesFor(access) },
    presentations,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { lock, ip } = context.get(requestContext);
  const { owner, invitations } = lock;
  if (!owner) throw data(null, { status: 404 });
  if (!owner.isLoggedIn(request)) {
    const checkAttempt = (password: string) => owner.logIn(request, password, ip);
    const response = await respondToForm(request, checkAttempt, PATHS.owner);
    if ("data" in response) context.set(resultContext, loginError(response.data, content.strings));
    return response;
  }
  const form = await readForm(request);
  switch (form.get("intent")) {
    case "create":
      return submitInvitation({
        form,
        access: lock.ownerAccess(request),
        context,
        now: lock.clock(),
        async save(values, passcode) {
          const isReserved = passcode !== undefined && lock.isReservedPasscode(passcode);
          const invitation = isReserved ? null : await invitations.create(values, passcode);
          return invitation && { id: invitation.id, result: "created" };
        },
      });
    case "log-out":
      return redirect(PATHS.owner, { status: 303, headers: { "Set-Cookie": owner.logOut(request) } });
    default:
      return redirectToList();
  }
}

export const meta = privateMeta;

export default function Owner({ loaderData, actionData: result }: Route.ComponentProps) {
  const { byline, problem, lacksCookies, invitations, form, presentations } = loaderData;
  const strings = useStrings();
  const { owner: ownerStrings } = strings;
  const refusedForm = result && "fields" in result ? result : undefined;
  const loginRefusal = result && "seconds" in result ? loginError(result, strings) : undefined;
  return (
    <OwnerPage byline={byline} isLoggedIn={invitations !== null}>
      <div className="@container">
        <FittedTitle className="-ms-[0.04em] text-title">{ownerStrings.title}</FittedTitle>
      </div>
      {problem !== null && (
        <p lang="en" className="text-alarm mt-8 max-w-[40em]">
          {problem}
        </p>
      )}
      {form && (
        <>
          <p className="mt-6 mb-12 max-w-[26.6em] text-balance text-lead text-soft">{ownerStrings.intro}</p>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-x-20 gap-y-16 rail:grid-cols-[minmax(0,1fr)_400px] rail:items-start">
            <InvitationList invitations={invitations} />
            <InvitationForm
              intent="create"
              errors={null}
              {...form}
              isOpen={invitations.length === 0 || form.title !== undefined || refusedForm !== undefined}
              {...refusedForm}
            />
          </div>
        </>
      )}
      {invitations === null ? (
        <Login error={loginRefusal ?? (lacksCookies ? ownerStrings.noCookies : undefined)} />
      ) : (
        <PresentationList studies={presentations} />
      )}
    </OwnerPage>
  );
}

function Login({ error }: { error: string | undefined }) {
  const { owner: strings } = useStrings();
  return (
    <form method="post" action={PATHS.owner} className="prompt mt-8">
      <label htmlFor="password" className="text-small">
        {strings.password}
      </label>
      <div className="mt-1.5 flex flex-wrap gap-3">
        <input
          id="password"
          name="password"
          type="password"
          className="field"
          autoComplete="current-password"
          // biome-ignore lint/a11y/noAutofocus: the page that reports an error begins at the field
          autoFocus={Boolean(error)}
          aria-describedby={error ? "login-error" : "login-help"}
          // `required` would make Firefox call an empty field invalid, whatever the value of `aria-invalid`.
          aria-invalid={Boolean(error)}
        />
        <button type="submit" className="pill submit bg-accent text-on-accent">
          {strings.logIn}
        </button>
      </div>
      <p id="login-error" className="text-alarm mt-2 text-small empty:hidden">
        {error}
      </p>
      <p id="login-help" className="mt-3 max-w-[34.6em] text-small text-soft">
        {strings.loginHelp}
      </p>
    </form>
  );
}

function loginError({ status, seconds }: Refusal, { owner: strings, lock, lang }: Strings): string {
  if (status === 200) return strings.incorrect;
  return status === 429 ? fillPlural(lock.tooMany, { seconds }, lang) : strings.loggedOut;
}

function InvitationList({ invitations }: { invitations: InvitationView[] }) {
  const { owner: strings } = useStrings();
  return (
    <section aria-labelledby="list-title">
      <h2 id="list-title" className="text-card">
        {strings.list}
      </h2>
      {invitations.length === 0 && <p className="mt-4 hairline-top pt-4 text-soft">{strings.none}</p>}
      <ul className="mt-4">
        {invitations.map(({ id, label, state, colors, description }) => (
          <li
            key={id}
            data-state={state}
            className="group grid gap-x-10 gap-y-1 hairline-top py-5 text-small wide:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] wide:items-baseline"
          >
            <div>
              <h3 className="text-[1.1875rem]/[1.3] group-not-data-[state=active]:text-soft">
                <a href={ownerInvitationPath(id)} dir="auto" className="link">
                  {label}
                </a>
              </h3>
              <p className="text-soft">{description.studies}</p>
              <p className="mt-2.5 flex flex-wrap gap-1.5 empty:hidden">
                {colors.map((color, index) => (
                  <span
                    key={index}
                    className="h-[18px] w-6 rounded-[4px] hairline forced-color-adjust-none"
                    style={{ backgroundColor: color }}
                  />
                ))}
              </p>
            </div>
            <div>
              <p className="group-not-data-[state=active]:text-soft">{description.state}</p>
              <p className="text-soft">{description.visits}</p>
              <VisitedStudies studies={description.visitedStudies} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
