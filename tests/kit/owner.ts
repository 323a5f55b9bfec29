import { ADDRESSES } from "#app/addresses.ts";
import type { Terms } from "#app/invitations/.server/invitation.ts";
import { newVisitor } from "./visitor.ts";

export const OWNER_PASSWORD = "Wer einlädt, weiß es 7";

export interface InvitedByForm {
  /** Of the owner's page of it. */
  address: string;
  /** Of its link. */
  path: string;
  words: string;
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

  async function invite(terms: Partial<Terms> = {}, ownWords = ""): Promise<InvitedByForm> {
    const { label = "Acme", opens = "all", until } = terms;
    const study = opens === "all" ? [] : [...opens];
    const what = { opens: opens === "all" ? opens : "some", study, until: until ?? "", words: ownWords };
    const made = await post(ADDRESSES.owner, { do: "create", label, ...what });
    const address = made.headers.get("Location");
    if (made.status !== 303 || !address) throw new Error(`There is no invitation: ${made.status}`);
    const page = await (await fetch(origin + address, { headers })).text();
    const [, link = ""] = /<textarea id="link"[^>]*>([^<]*)/.exec(page) ?? [];
    const [, words = ""] = /<textarea id="passcode"[^>]*>([^<]*)/.exec(page) ?? [];
    return {
      address,
      path: new URL(link).pathname,
      words,
      end: async () => void (await post(address, { do: "end" })),
      delete: async () => void (await post(address, { do: "delete" })),
    };
  }

  return { cookie: headers.Cookie, post, invite };
}
