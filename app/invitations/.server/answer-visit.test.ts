import { describe, expect, test, vi } from "vitest";
import { MAX_BODY_BYTES } from "#app/.server/read-limited.ts";
import type { Invitation } from "#app/invitations/.server/invitation.ts";
import { answerVisit } from "./answer-visit.ts";

const INVITATION: Invitation = {
  id: "an-id",
  label: "Acme",
  scope: ["trade", "gone"],
  until: null,
  createdAt: 0,
  endedAt: null,
};

function make(invitation: Invitation | null = INVITATION, isOwner = false) {
  const recordVisit = vi.fn(async () => {});
  const context = {
    gate: { invitationForRequest: async () => invitation },
    invitations: { recordVisit },
    owner: { isIn: () => isOwner },
  };
  const send = (body: BodyInit | null, method = "POST") => {
    const request = new Request("http://own.example/api/visit", { method, body });
    return answerVisit(request, context, (study) => ["trade", "search"].includes(study));
  };
  return { recordVisit, send };
}

async function expectNothing({ status, headers, body }: Response, expected: number) {
  expect([status, body]).toEqual([expected, null]);
  expect(headers.get("Cache-Control")).toBe("no-store");
}

describe("answerVisit", () => {
  test("records what a guest has read", async () => {
    const { recordVisit, send } = make();
    await expectNothing(await send('{"study":"trade"}'), 204);
    expect(recordVisit.mock.calls).toEqual([["an-id", "trade"]]);
  });

  test.each<[string, ReturnType<typeof make>, string]>([
    ["of a stranger", make(null), "trade"],
    ["of the owner", make(INVITATION, true), "trade"],
    ["of a study that the invitation leaves out", make(), "search"],
    ["of a study that is not there any more, or public", make(), "gone"],
    ["of none", make({ ...INVITATION, scope: "all" }), "__proto__"],
  ])("answers the same and records nothing %s", async (_, { recordVisit, send }, study) => {
    await expectNothing(await send(JSON.stringify({ study })), 204);
    expect(recordVisit).not.toHaveBeenCalled();
  });

  test.each([
    ["nothing", null],
    ["no JSON", "study=trade"],
    ["half of it", '{"study":"trade"'],
    ["null", "null"],
    ["a text", '"trade"'],
    ["no study", "{}"],
    ["a list", '{"study":["trade"]}'],
    ["a prototype", '{"__proto__":{"study":"trade"}}'],
    ["not UTF-8", new Uint8Array([0xff, 0xfe])],
  ])("refuses %s", async (_, body) => {
    const { recordVisit, send } = make();
    await expectNothing(await send(body), 400);
    expect(recordVisit).not.toHaveBeenCalled();
  });

  test("refuses what is too large", async () => {
    const { recordVisit, send } = make();
    const body = '{"study":"trade"}'.padEnd(MAX_BODY_BYTES);
    await expectNothing(await send(body), 204);
    await expectNothing(await send(`${body} `), 413);
    expect(recordVisit).toHaveBeenCalledTimes(1);
  });

  test.each(["GET", "PUT", "DELETE"])("refuses the method %s", async (method) => {
    const { recordVisit, send } = make();
    const answer = await send(method === "GET" ? null : '{"study":"trade"}', method);
    await expectNothing(answer, 405);
    expect(answer.headers.get("Allow")).toBe("POST");
    expect(recordVisit).not.toHaveBeenCalled();
  });
});
