import { RouterContextProvider } from "react-router";
import { describe, expect, test, vi } from "vitest";
import { requestContext } from "#app/.server/request-context.ts";
import type { InvitationValues } from "#app/invitations/.server/invitation.ts";
import { ACME } from "../../tests/helpers/invitations/acme.ts";
import { makeLock, requestWithCookie } from "../../tests/helpers/site/make-lock.ts";
import { action } from "./visit.ts";

vi.mock("#snapshot", () => {
  const study = (slug: string, access: string) => ({ slug, access, hero: {}, sections: [] });
  const caseStudies = [study("trade", "passcode"), study("search", "passcode"), study("open", "public")];
  return { default: { profile: { links: [], pages: [] }, cards: [], pages: [], caseStudies } };
});

interface Visitor {
  /** The value is null for a visitor without an invitation. */
  studies?: InvitationValues["studies"] | null;
  isOwner?: boolean;
}

async function visitBy({ studies = ["trade", "open"], isOwner = false }: Visitor, body: string) {
  const { accessOf, lock } = makeLock({ ownerPassword: "the owner's own" });
  if (lock.owner) vi.spyOn(lock.owner, "isLoggedIn").mockReturnValue(isOwner);
  const invitation = await lock.invitations.create({ ...ACME, studies: studies ?? "all" });
  if (!invitation) throw new Error("The invitation was not created.");
  const cookie = studies === null ? null : lock.admitGuest(requestWithCookie(), invitation);
  const recordVisit = vi.spyOn(lock.invitations, "recordVisit");
  const context = new RouterContextProvider();
  const access = () => accessOf(cookie ?? "");
  context.set(requestContext, { access, lock, ip: "", origin: "", nonce: undefined });
  const request = new Request("http://own.example/api/visit", { method: "POST", body });
  const response = await action({ request, context });
  expect([response.body, response.headers.get("Cache-Control")]).toEqual([null, "no-store"]);
  return { status: response.status, visits: recordVisit.mock.calls, id: invitation.id };
}

describe("/api/visit", () => {
  test("records the study that a guest has read", async () => {
    const { status, visits, id } = await visitBy({}, '{"study":"trade"}');
    expect([status, visits]).toEqual([204, [[id, "trade"]]]);
  });

  test("records a public study for an invitation to all studies", async () => {
    const { visits, id } = await visitBy({ studies: "all" }, '{"study":"open"}');
    expect(visits).toEqual([[id, "open"]]);
  });

  test.each<[string, Visitor, string]>([
    ["a visitor without an invitation", { studies: null }, "trade"],
    ["the owner", { isOwner: true }, "trade"],
    ["a guest, for a study outside the invitation", {}, "search"],
    ["a guest, for a public study outside the invitation", { studies: ["trade"] }, "open"],
    ["a guest, for a name that no study has", { studies: "all" }, "__proto__"],
  ])("answers 204 without recording a visit for %s", async (_, visitor, study) => {
    expect(await visitBy(visitor, JSON.stringify({ study }))).toMatchObject({ status: 204, visits: [] });
  });
});
