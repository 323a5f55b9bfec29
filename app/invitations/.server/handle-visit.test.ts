import { describe, expect, test, vi } from "vitest";
import type { InvitationValues } from "#app/invitations/.server/invitation.ts";
import { MAX_BODY_BYTES } from "#app/lock/.server/read-limited.ts";
import { asked, makeLock } from "../../../tests/helpers/lock/make-lock.ts";
import { handleVisit } from "./handle-visit.ts";

interface Visitor {
  /** The studies of the visitor's invitation, or null for a visitor without one. */
  studies?: InvitationValues["studies"] | null;
  isOwner?: boolean;
}

async function visitBy({ studies = ["trade", "gone"], isOwner = false }: Visitor = {}) {
  const { accessOf, lock } = makeLock({ ownerPassword: "the owner's own" });
  if (lock.owner) vi.spyOn(lock.owner, "isLoggedIn").mockReturnValue(isOwner);
  const values = { label: "Acme", studies: studies ?? "all", lastDay: null };
  const invitation = await lock.invitations.create(values);
  if (!invitation) throw new Error("The invitation was not created.");
  const cookie = studies === null ? null : lock.admitGuest(asked(), invitation);
  const recordVisit = vi.spyOn(lock.invitations, "recordVisit");
  const send = (body: BodyInit | null, method = "POST") => {
    const request = new Request("http://own.example/api/visit", { method, body });
    const context = { access: () => accessOf(cookie ?? ""), lock };
    return handleVisit(request, context, (study) => ["trade", "search"].includes(study));
  };
  return { id: invitation.id, recordVisit, send };
}

function expectEmpty({ status, headers, body }: Response, expected: number): void {
  expect([status, body, headers.get("Cache-Control")]).toEqual([expected, null, "no-store"]);
}

describe("handleVisit", () => {
  test("records the study that a guest has read", async () => {
    const { id, recordVisit, send } = await visitBy();
    expectEmpty(await send('{"study":"trade"}'), 204);
    expect(recordVisit.mock.calls).toEqual([[id, "trade"]]);
  });

  test.each<[string, Visitor, string]>([
    ["a visitor without an invitation", { studies: null }, "trade"],
    ["the owner", { isOwner: true }, "trade"],
    ["a guest, for a study outside the invitation", {}, "search"],
    ["a guest, for a study that is public or gone", {}, "gone"],
    ["a guest, for a name that no study has", { studies: "all" }, "__proto__"],
  ])("records nothing and answers the same for %s", async (_, visitor, study) => {
    const { recordVisit, send } = await visitBy(visitor);
    expectEmpty(await send(JSON.stringify({ study })), 204);
    expect(recordVisit).not.toHaveBeenCalled();
  });

  test.each([
    [400, "JSON without a study", "{}"],
    [413, "a body over the limit", '{"study":"trade"}'.padEnd(MAX_BODY_BYTES + 1)],
  ])("answers %i to %s", async (status, _, body) => {
    const { recordVisit, send } = await visitBy();
    expectEmpty(await send(body), status);
    expect(recordVisit).not.toHaveBeenCalled();
  });
});
