import type { Terms } from "#app/invitations/.server/invitation.ts";
import { ADDRESSES } from "#app/site-map.ts";
import { lockedStudies } from "./content.ts";
import { strings as said } from "./strings.ts";
import { newVisitor } from "./visitor.ts";

export const OWNER_PASSWORD = "Wer einlädt, weiß es 7";

export interface Invited {
  /** Of the owner's page of it. */
  address: string;
  link: string;
  /** Of its link. */
  path: string;
  ownPasscode: string;
  /** The slugs of what the owner is told was read; null before the first visit. */
  visits: () => Promise<string[] | null>;
  end: () => Promise<void>;
  delete: () => Promise<void>;
}

/** What the owner does by the forms of her pages, on whatever runtime. @param origin of a running site */
export async function ownerOf(origin: string) {
  const headers: Record<string, string> = newVisitor();
  const entered = await post(ADDRESSES.owner, { password: OWNER_PASSWORD });
  headers.Cookie = entered.headers.getSetCookie()[0]?.split(";")[0] ?? "";

  function post(address: string, fields: Record<string, string | string[]>): Promise<Response> {
    const body = new URLSearchParams();
    for (const [name, values] of Object.entries(fields))
      for (const value of [values].flat()) body.append(name, value);
    return fetch(origin + address, { method: "POST", body, headers, redirect: "manual" });
  }

  async function invite(terms: Partial<Terms> = {}, ownWords = ""): Promise<Invited> {
    const { label = "Acme", scope = "all", until } = terms;
    const study = scope === "all" ? [] : [...scope];
    const what = { opens: scope === "all" ? scope : "some", study, until: until ?? "", words: ownWords };
    const made = await post(ADDRESSES.owner, { intent: "create", label, ...what });
    const [address] = made.headers.get("Location")?.split("#") ?? [];
    if (made.status !== 303 || !address) throw new Error(`There is no invitation: ${made.status}`);
    const read = async () => (await fetch(origin + address, { headers })).text();
    const page = await read();
    const [, link = ""] = /<textarea id="link"[^>]*>([^<]*)/.exec(page) ?? [];
    const [, ownPasscode = ""] = /<textarea id="passcode"[^>]*>([^<]*)/.exec(page) ?? [];
    return {
      address,
      link,
      path: new URL(link).pathname,
      ownPasscode,
      visits: async () => visitsOn(await read()),
      end: async () => void (await post(address, { intent: "end" })),
      delete: async () => void (await post(address, { intent: "delete" })),
    };
  }

  return { cookie: headers.Cookie, post, invite };
}

function visitsOn(page: string): string[] | null {
  const [, visits] = /<section aria-labelledby="visits-title">(.*?)<\/section>/s.exec(page) ?? [];
  if (visits === undefined) throw new Error("The owner is told nothing of visits");
  if (visits.includes(said.owner.notVisited)) return null;
  return lockedStudies.filter(({ hero }) => visits.includes(hero.title)).map(({ slug }) => slug);
}
