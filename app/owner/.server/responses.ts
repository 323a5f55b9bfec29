import { data, type RouterContextProvider, redirect } from "react-router";
import { content, resumesFor } from "#app/content/.server/content.ts";
import type { Invitation, InvitationValues } from "#app/invitations/.server/invitation.ts";
import type { Access } from "#app/lock/.server/access.ts";
import { readLimited } from "#app/lock/.server/read-limited.ts";
import { resultContext } from "#app/lock/.server/result-context.ts";
import { ownerInvitationPath, PATHS } from "#app/site-map.ts";
import { fillPlural } from "#app/ui/fill.ts";
import type { FormState } from "../form-fields.ts";
import { studyOptions } from "./invitation-view.ts";
import { parseFields, readFields } from "./parse-fields.ts";

/** The address after a success contains one of these results as its query. */
export const RESULTS = ["created", "saved", "ended"] as const;
export type Result = (typeof RESULTS)[number];

/** Without a fragment, the browser would reuse the form's fragment and scroll past the message. */
const TOP_OF_PAGE = "#main";

const MAX_FORM_BYTES = 64 * 1024;

export async function readForm(request: Request): Promise<URLSearchParams> {
  const body = await readLimited(request, MAX_FORM_BYTES);
  if ("problem" in body) throw data(null, { status: body.problem === "too-large" ? 413 : 400 });
  return new URLSearchParams(body.text);
}

interface SavedInvitation {
  id: string;
  result?: Result;
}

interface Submission {
  form: URLSearchParams;
  access: Access;
  context: Readonly<RouterContextProvider>;
  now: number;
  /** The form can contain these studies even if they no longer exist. */
  chosenStudies?: Invitation["studies"];
  /** Returns null if the site, the owner or another invitation has this passcode. */
  save: (values: InvitationValues, passcode: string | undefined) => Promise<SavedInvitation | null>;
}

export async function submitInvitation({ form, access, context, now, chosenStudies, save }: Submission) {
  const slugs = studyOptions(access, chosenStudies).map(({ slug }) => slug);
  const resumes = resumesFor(access).map(({ name }) => name);
  const fields = readFields(form, slugs);
  const parseResult = parseFields(fields, resumes, now);
  if (parseResult.errors) return refuse(parseResult.errors);
  const savedInvitation = await save(parseResult.values, parseResult.passcode);
  if (!savedInvitation) return refuse({ passcode: ["passcodeTaken"] });
  return redirectToInvitation(savedInvitation);

  function refuse(errors: NonNullable<FormState["errors"]>) {
    const { owner, lang } = content.strings;
    context.set(resultContext, fillPlural(owner.problems, { count: Object.keys(errors).length }, lang));
    return data({ fields, errors }, { status: 422 });
  }
}

export function redirectToList() {
  return redirect(PATHS.owner + TOP_OF_PAGE, 303);
}

export function redirectToInvitation({ id, result }: SavedInvitation) {
  return redirect(ownerInvitationPath(id) + (result ? `?${result}` : "") + TOP_OF_PAGE, 303);
}
