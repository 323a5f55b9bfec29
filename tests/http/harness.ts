import { afterAll } from "vitest";
import { locked, otherLocked } from "../helpers/content/studies.ts";
import { clickRequest } from "../helpers/invitations/click-open.ts";
import { formBody, logInAsOwner, OWNER_PASSWORD } from "../helpers/invitations/owner.ts";
import { LOCKED_PAGE } from "../helpers/site/addresses.ts";
import { comparableResponse } from "../helpers/site/comparable.ts";
import { cookiesIn, PASSCODE, passcodeRequest } from "../helpers/site/passcode.ts";
import type { RawRequest, RawResponse } from "../helpers/site/raw-client.ts";
import { type Site, startSite } from "../helpers/site/start-site.ts";
import { newVisitor } from "../helpers/site/visitor.ts";

/** A visitor has the passcode, and a guest has an invitation to one study. */
export type Role = "visitor" | "guest" | "owner";

/** Placeholders in the target: {link} (guest's link), {invitation} (owner's page of the link) and {script}. */
export type SiteRequest = RawRequest & { as?: Role };

export const LABEL = "Acme of Nowhere";

/** Starts the built site on the tested runtime, with a session of each kind, and stops it after the tests. */
export async function startHarness(variables: Record<string, string> = { TRUST_PROXY: "1" }) {
  const site = await startSite({ OWNER_PASSWORD, ...variables });
  afterAll(() => site.stop());
  const owner = await logInAsOwner(site.server.origin);
  /** Opens the first locked study. */
  const guestInvitation = await owner.invite({ studies: [locked.slug], label: LABEL });
  await owner.invite({ studies: [otherLocked.slug] });
  const cookies: Record<Role, string> = {
    visitor: cookiesIn(await site.send(passcodeRequest(PASSCODE, newVisitor()))),
    guest: cookiesIn(await site.send(clickRequest(guestInvitation.path))),
    owner: owner.cookie,
  };
  const page = (await site.send({ target: LOCKED_PAGE })).body.toString();

  async function send({ as, target, headers, ...otherFields }: SiteRequest): Promise<RawResponse> {
    const { path, address: invitation } = guestInvitation;
    const address = resolveTarget(page, target).replace("{link}", path).replace("{invitation}", invitation);
    const allHeaders = { ...headers, ...(as && { Cookie: cookies[as] }) };
    return site.send({ ...otherFields, target: address, headers: allHeaders });
  }

  /** Returns the owner's list of invitations, and the page of the guest's invitation. */
  async function ownerPages(): Promise<string[]> {
    const answers = ["/owner", "{invitation}"].map((target) => send({ as: "owner", target }));
    const responses = (await Promise.all(answers)).map((answer) => comparableResponse(answer));
    return responses.map(({ status, body }) => `${status} ${withoutCode(body)}`);
  }

  return { site, owner, guestInvitation, cookies, send, ownerPages };
}

function withoutCode(page: string): string {
  return page.replaceAll(/<(style|script)\b.*?<\/\1>/gs, "");
}

/** Replaces `{script}` and `{font}` with addresses in the page, because their names differ in each build. */
export function resolveTarget(page: string, target: string): string {
  const extension = { "{script}": "js", "{font}": "woff2" }[target];
  return extension
    ? (new RegExp(`/(?:assets|media)/[\\w.-]+\\.${extension}`).exec(page)?.[0] ?? "none")
    : target;
}

/** Returns a request with the form of the prompt or of the owner's login page. */
export function passwordForm(target: string, password: string, from = newVisitor()): RawRequest {
  return { target, ...formPost({ password }, from) };
}

export function formPost(
  fields: Record<string, string | string[]> | string,
  extraHeaders: Record<string, string> = {},
): Omit<RawRequest, "target"> {
  const body = typeof fields === "string" ? fields : formBody(fields).toString();
  const headers = { "Content-Type": "application/x-www-form-urlencoded", ...extraHeaders };
  return { method: "POST", headers, body };
}

export function headersOf({ headers }: Pick<RawResponse, "headers">): Headers {
  const parsedHeaders = new Headers();
  for (const line of headers.trimEnd().split("\n")) {
    const [name = "", value = ""] = line.split(/: (.*)/);
    parsedHeaders.append(name, value);
  }
  return parsedHeaders;
}

/** Returns the current log in lowercase. */
export async function logOf({ send, server }: Site): Promise<string> {
  const marker = `/after-all-${performance.now()}`;
  await send({ target: marker });
  while (!server.output().includes(marker)) await new Promise((resolve) => setTimeout(resolve, 20));
  return server.output().toLowerCase();
}
