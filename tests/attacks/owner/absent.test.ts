import { afterAll, beforeAll, expect, test } from "vitest";
import type { Answer, Question } from "../../kit/ask.ts";
import { comparable } from "../../kit/comparable.ts";
import { OWNER_PASSWORD } from "../../kit/owner.ts";
import { type Site, startSite } from "../../kit/site.ts";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

/** Of the owner's pages, and in the same place of pages that never were: with as many letters. */
const OWNERS = "owner";
const NOBODYS = "other";

const ADDRESSES = [
  ...["/owner", "/owner/", "/owner/x", "/owner/x/", "/owner/x/y", "/OWNER", "/Owner/x"],
  ...["/owner.data", "/owner/x.data", "/owner/_.data", "/owner/.data", "/owner.data/", "/Owner.data"],
  ...[
    "/owner.data?_routes=",
    "/owner.data?_routes=root",
    "/owner.data?_routes=routes%2Fowner",
    "/owner.data?index",
  ],
  ...["/owner/x.data?_routes=routes%2Fowner-invitation", "/owner?before=x", "/owner?entered", "/owner?index"],
  ...["/owner%2fx", "/owner%2Fx.data", "/owner;x", "/owner%00", "/owner%20", "/owner.html", "/owner.json"],
  ...[
    "//owner",
    "///owner/x",
    "/./owner",
    "/x/../owner",
    "/x/%2e%2e/owner/x",
    "/i/../owner",
    "/assets/../owner",
  ],
  ...[
    "/owner//x",
    "/owner/%2e",
    "/owner\\x",
    "/owner?_routes=routes/owner",
    "/owner/x?saved",
    "/owner.data%20",
  ],
  ...["/media/owner", "/locked/owner/x", "/assets/owner.js", "/owner.txt", "/owner.rsc"],
];

const form = (body: string): Omit<Question, "target"> => ({
  method: "POST",
  headers: { "Content-Type": "application/x-www-form-urlencoded" },
  body,
});

const WAYS: Omit<Question, "target">[] = [
  ...["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"].map((method) => ({ method })),
  form(`password=${encodeURIComponent(OWNER_PASSWORD)}`),
  form("intent=create&label=Acme&opens=all"),
  form("intent=delete"),
  { headers: { Cookie: "portfolio_owner=true; portfolio_owner_turn=x" } },
  { headers: { "X-Original-URL": "/owner", "X-Rewrite-URL": "/owner", "X-HTTP-Method-Override": "POST" } },
  { method: "POST", headers: { Origin: "https://elsewhere.example" } },
];

test.each(ADDRESSES)("without a password of hers, %s is an address that never was", async (address) => {
  for (const way of WAYS) {
    const [owners, nobodys] = await Promise.all(
      [address, address.replace(/owner/i, likeCase)].map((target) => site.ask({ ...way, target })),
    );
    expect(named(owners), JSON.stringify(way)).toEqual(named(nobodys));
  }
});

function likeCase(name: string): string {
  return Array.from(NOBODYS, (letter, at) =>
    name[at] === name[at]?.toUpperCase() ? letter.toUpperCase() : letter,
  ).join("");
}

/** Without the name that was asked for, which an answer may repeat. */
function named(answer: Answer | undefined) {
  if (!answer) throw new Error("There is no answer");
  const { status, headers, body } = comparable(answer);
  const plain = (text: string) => text.replaceAll(new RegExp(`/(${OWNERS}|${NOBODYS})`, "gi"), "/-");
  return { status, headers: plain(headers), body: plain(body) };
}
