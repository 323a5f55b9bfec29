import { data, redirect } from "react-router";
import type { Terms } from "#app/invitations/.server/invitation.ts";
import { readLimited } from "#app/lock/.server/read-limited.ts";
import type { StudyName } from "#app/owner/shown-invitation.ts";
import { type Problems, problemsIn, type Typed, termsOf, typedIn } from "#app/owner/typed-terms.ts";
import { ADDRESSES, ownersAddress } from "#app/site-map.ts";

/** The query of an invitation's page after a change. */
export const SAVED = "saved";

/** A place of its own, or the browser would go on to that of the form, where nothing says that it was saved. */
const TOP = "#main";

/** In bytes: enough to give a long text back to who typed it. */
const MAX_FORM = 64 * 1024;

export interface Refused {
  typed: Typed;
  problems: Problems;
}

/** @throws a 400 or 413 response */
export async function formIn(request: Request): Promise<URLSearchParams> {
  const body = await readLimited(request, MAX_FORM);
  if ("problem" in body) throw data(null, { status: body.problem === "too-large" ? 413 : 400 });
  return new URLSearchParams(body.text);
}

/** @param save gives the id of what was saved, null when the passcode of its own is taken @param query of its page */
export async function answerTerms(
  form: URLSearchParams,
  studies: readonly StudyName[],
  save: (terms: Terms, ownPasscode: string | undefined) => Promise<string | null>,
  query?: string,
) {
  const typed = typedIn(
    form,
    studies.map(({ slug }) => slug),
  );
  const problems = problemsIn(typed, Date.now());
  if (problems) return refused({ typed, problems });
  const id = await save(termsOf(typed), typed.ownPasscode || undefined);
  return id === null ? refused({ typed, problems: { ownPasscode: "wordsTaken" } }) : toSheet(id, query);
}

/** What the form of an invitation has in its fields before anything is typed. */
export function typedOf({ label, scope, until }: Terms): Typed {
  return {
    label,
    scope: scope === "all" ? "all" : "some",
    studies: scope === "all" ? [] : [...scope],
    until: until ?? "",
    ownPasscode: "",
  };
}

export function toList() {
  return redirect(ADDRESSES.owner + TOP, 303);
}

export function toSheet(id: string, query = "") {
  return redirect(ownersAddress(id) + query + TOP, 303);
}

function refused(answer: Refused) {
  return data(answer, { status: 422 });
}
