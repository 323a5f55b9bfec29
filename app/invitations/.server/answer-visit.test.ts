import { describe, expect, test, vi } from "vitest";
import type { Terms } from "#app/invitations/.server/invitation.ts";
import { MAX_BODY_BYTES } from "#app/lock/.server/read-limited.ts";
import { asked, makeLock } from "../../../tests/helpers/lock/make-lock.ts";
import { answerVisit } from "./answer-visit.ts";

/** @param scope of the guest's invitation; null for a stranger */
async function make(scope: Terms["scope"] | null = ["trade", "gone"], isOwner = false) {
  const { accessOf, lock } = makeLock({ ownerPassword: "the owner's own" });
  if (lock.owner) vi.spyOn(lock.owner, "isIn").mockReturnValue(isOwner);
  const invitation = await lock.invitations.create({ label: "Acme", scope: scope ?? "all", until: null });
  if (!invitation) throw new Error("There is no invitation");
  const [cookie] = scope === null ? [] : lock.gate.letIn(asked(), invitation);
  const recordVisit = vi.spyOn(lock.invitations, "recordVisit");
  const send = (body: BodyInit | null, method = "POST") => {
    const request = new Request("http://own.example/api/visit", { method, body });
    const context = { access: () => accessOf(cookie), lock };
    return answerVisit(request, context, (study) => ["trade", "search"].includes(study));
  };
  return { id: invitation.id, recordVisit, send };
}

async function expectNothing({ status, headers, body }: Response, expected: number) {
  expect([status, body]).toEqual([expected, null]);
  expect(headers.get("Cache-Control")).toBe("no-store");
}

describe("answerVisit", () => {
  test("records what a guest has read", async () => {
    const { id, recordVisit, send } = await make();
    await expectNothing(await send('{"study":"trade"}'), 204);
    expect(recordVisit.mock.calls).toEqual([[id, "trade"]]);
  });

  test.each<[string, Parameters<typeof make>, string]>([
    ["of a stranger", [null], "trade"],
    ["of the owner", [undefined, true], "trade"],
    ["of a study that the invitation leaves out", [], "search"],
    ["of a study that is not there any more, or public", [], "gone"],
    ["of none", ["all"], "__proto__"],
  ])("answers the same and records nothing %s", async (_, made, study) => {
    const { recordVisit, send } = await make(...made);
    await expectNothing(await send(JSON.stringify({ study })), 204);
    expect(recordVisit).not.toHaveBeenCalled();
  });

  test.each([
    ["nothing", null],
    ["no JSON", "study=trade"],
    ["no study", "{}"],
    ["not UTF-8", new Uint8Array([0xff, 0xfe])],
  ])("refuses %s", async (_, body) => {
    const { recordVisit, send } = await make();
    await expectNothing(await send(body), 400);
    expect(recordVisit).not.toHaveBeenCalled();
  });

  test("refuses what is too large", async () => {
    const { recordVisit, send } = await make();
    const body = '{"study":"trade"}'.padEnd(MAX_BODY_BYTES);
    await expectNothing(await send(body), 204);
    await expectNothing(await send(`${body} `), 413);
    expect(recordVisit).toHaveBeenCalledTimes(1);
  });

  test.each(["GET", "PUT"])("refuses the method %s", async (method) => {
    const { recordVisit, send } = await make();
    const answer = await send(method === "GET" ? null : '{"study":"trade"}', method);
    await expectNothing(answer, 405);
    expect(answer.headers.get("Allow")).toBe("POST");
    expect(recordVisit).not.toHaveBeenCalled();
  });
});
