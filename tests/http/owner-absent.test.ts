import { afterAll, expect, test } from "vitest";
import type { Answer, Question } from "../helpers/ask.ts";
import { comparable } from "../helpers/comparable.ts";
import { OWNER_PASSWORD } from "../helpers/owner.ts";
import { startSite } from "../helpers/site.ts";
import { form } from "./harness.ts";

const site = await startSite();
afterAll(() => site.stop());

/** In the place of the owner's name in an address, with as many letters. */
const NOBODYS = "other";

const ADDRESSES = `
  /owner /owner/ /owner/x /owner/x/ /owner/x/y /OWNER /Owner /Owner/x /%6Fwner /%6Fwner.data
  /owner.data /owner/x.data /owner/_.data /owner/.data /owner.data/ /Owner.data /owner.data%20
  /owner.data?_routes= /owner.data?_routes=root /owner.data?_routes=routes%2Fowner /owner.data?index
  /owner/x.data?_routes=routes%2Fowner-invitation /owner?_routes=routes/owner
  /owner?before=x /owner?entered /owner?index /owner/x?saved
  /owner%2fx /owner%2Fx.data /owner;x /owner%00 /owner%20 /owner.html /owner.json /owner.txt /owner.rsc
  //owner ///owner/x /./owner /x/../owner /x/%2e%2e/owner/x /i/../owner /assets/../owner
  /owner//x /owner/%2e /owner\\x /media/owner /locked/owner/x /assets/owner.js
`
  .trim()
  .split(/\s+/);

const FORM: Omit<Question, "target"> = form({ password: OWNER_PASSWORD });

/** Of asking for the page, the data of it and one invitation; elsewhere the first and the form are enough. */
const WAYS: Omit<Question, "target">[] = [
  {},
  FORM,
  ...["HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"].map((method) => ({ method })),
  form("intent=create&label=Acme&opens=all"),
  form("intent=delete"),
  { headers: { Cookie: "portfolio_owner=true; portfolio_owner_ticket=x" } },
  { headers: { "X-Original-URL": "/owner", "X-Rewrite-URL": "/owner", "X-HTTP-Method-Override": "POST" } },
  { method: "POST", headers: { Origin: "https://elsewhere.example" } },
];

const WHOLE = ["/owner", "/owner.data", "/owner/x", "/owner/x.data"];

test.each(ADDRESSES)("without OWNER_PASSWORD, %s answers as an address that never was", async (address) => {
  for (const way of WHOLE.includes(address) ? WAYS : [{}, FORM]) {
    const [owners, nobodys] = await Promise.all(
      [address, likeNobodys(address)].map((target) => site.ask({ ...way, target })),
    );
    expect(named(owners), JSON.stringify(way)).toEqual(named(nobodys));
    if (WHOLE.includes(address)) expect(owners?.status).not.toBe(200);
  }
});

function likeNobodys(address: string): string {
  return address.replace("%6Fwner", "%6Fther").replace(/owner/i, likeCase);
}

function likeCase(name: string): string {
  return Array.from(NOBODYS, (letter, at) =>
    name[at] === name[at]?.toUpperCase() ? letter.toUpperCase() : letter,
  ).join("");
}

/** Without the name that was asked for, which an answer may repeat. */
function named(answer: Answer | undefined) {
  if (!answer) throw new Error("There is no answer");
  const { status, headers, body } = comparable(answer);
  const plain = (text: string) => text.replaceAll(/\/(owner|other|%6f(wn|th)er)/gi, "/-");
  return { status, headers: plain(headers), body: plain(body) };
}
