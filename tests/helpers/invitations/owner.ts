import type { InvitationValues } from "#app/invitations/.server/invitation.ts";
import { PATHS } from "#app/site-map.ts";
import { strings } from "../content/strings.ts";
import { allStudies } from "../content/studies.ts";
import { newVisitor } from "../site/visitor.ts";

export const OWNER_PASSWORD = "Wer einlädt, weiß es 7";

export interface TestInvitation {
  /** The owner's page for the invitation has this address. */
  address: string;
  link: string;
  /** The path is the link without its origin. */
  path: string;
  passcode: string;
  /** Returns the slugs of the studies that the guest has read, or null before the first visit. */
  visits: () => Promise<string[] | null>;
  end: () => Promise<void>;
  delete: () => Promise<void>;
}

/** Logs in as the owner, and returns functions that submit the owner's forms. */
export async function logInAsOwner(origin: string) {
  const headers: Record<string, string> = newVisitor();
  const loginResponse = await post(PATHS.owner, { password: OWNER_PASSWORD });
  headers.Cookie = loginResponse.headers.getSetCookie()[0]?.split(";")[0] ?? "";

  function post(address: string, fields: Record<string, string | string[]>): Promise<Response> {
    return fetch(origin + address, { method: "POST", body: formBody(fields), headers, redirect: "manual" });
  }

  async function invite(
    values: Partial<InvitationValues> = {},
    chosenPasscode = "",
  ): Promise<TestInvitation> {
    const { label = "Acme", studies = "all", greeting = "", resume = "", lastDay } = values;
    const opensAll = studies === "all";
    const response = await post(PATHS.owner, {
      intent: "create",
      label,
      opens: opensAll ? "all" : "some",
      study: opensAll ? [] : [...studies],
      greeting,
      resume,
      lastDay: lastDay ?? "",
      passcode: chosenPasscode,
    });
    const [address] = response.headers.get("Location")?.split(/[?#]/) ?? [];
    if (response.status !== 303 || !address)
      throw new Error(`The invitation was not created: status ${response.status}`);
    const readPage = async () => (await fetch(origin + address, { headers })).text();
    const page = await readPage();
    const [, link = ""] = /<textarea id="link"[^>]*>([^<]*)/.exec(page) ?? [];
    const [, passcode = ""] = /<textarea id="passcode"[^>]*>([^<]*)/.exec(page) ?? [];
    return {
      address,
      link,
      path: new URL(link).pathname,
      passcode,
      visits: async () => visitsOn(await readPage()),
      end: async () => void (await post(address, { intent: "end" })),
      delete: async () => void (await post(address, { intent: "delete" })),
    };
  }

  return { cookie: headers.Cookie, post, invite };
}

/** Returns the body of a form. A field can have several values, such as the chosen studies. */
export function formBody(fields: Record<string, string | string[]>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(fields).flatMap(([name, values]) => [values].flat().map((value) => [name, value])),
  );
}

function visitsOn(page: string): string[] | null {
  const [, visits] = /<section aria-labelledby="visits-title">(.*?)<\/section>/s.exec(page) ?? [];
  if (visits === undefined) throw new Error("The invitation's page has no section about visits.");
  if (visits.includes(strings.owner.notVisited)) return null;
  return allStudies.filter(({ hero }) => visits.includes(hero.title)).map(({ slug }) => slug);
}
