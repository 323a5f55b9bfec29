import { describe, expect, test } from "vitest";
import { locked } from "../helpers/content/studies.ts";
import { OWNER_PASSWORD } from "../helpers/invitations/owner.ts";
import { LOCKED_PAGE } from "../helpers/site/addresses.ts";
import { cookiesIn, PASSCODE, passcodeRequest } from "../helpers/site/passcode.ts";
import { newVisitor } from "../helpers/site/visitor.ts";
import { formPost, headersOf, LABEL, type SiteRequest, startHarness } from "./harness.ts";

interface Action {
  request: SiteRequest;
  /** The expected status if a page of the site sends the request. */
  status: number;
  invalidBodies?: Record<number, string[]>;
}

const INVALID_FORMS = { 400: ["", "{}"], 413: [`password=${"x".repeat(5_000)}`] };
const INVALID_JSON = {
  400: ["", "not JSON", "null", "[]", "{}", '{"password":1,"study":1}'],
  413: [JSON.stringify({ password: "x".repeat(4_096) })],
};
const VISIT_BODY = JSON.stringify({ study: locked.slug });
const INVITATION_FIELDS = "label=Evil&opens=all&lastDay=&passcode=";
const TOO_LONG_BODIES = ["label", "passcode", "x"].map(
  (name) => `intent=create&${name}=${"x".repeat(70_000)}`,
);

/** These actions change something. Logging out comes last, because the other actions need the owner's session. */
const ACTIONS: Record<string, Action> = {
  "entering the passcode": { request: passcodeRequest(PASSCODE), status: 200, invalidBodies: INVALID_JSON },
  "sending the prompt's form": {
    request: { target: LOCKED_PAGE, ...formPost({ password: PASSCODE }) },
    status: 303,
    invalidBodies: INVALID_FORMS,
  },
  "opening an invitation": { request: { target: "{link}", ...formPost({}) }, status: 303 },
  "reporting a visit": {
    request: { as: "guest", method: "POST", target: "/api/visit", body: VISIT_BODY },
    status: 204,
    invalidBodies: INVALID_JSON,
  },
  "logging in as the owner": {
    request: { target: "/owner", ...formPost({ password: OWNER_PASSWORD }) },
    status: 303,
    invalidBodies: INVALID_FORMS,
  },
  "creating an invitation": {
    request: { as: "owner", target: "/owner", ...formPost(`intent=create&${INVITATION_FIELDS}`) },
    status: 303,
    invalidBodies: { 413: TOO_LONG_BODIES },
  },
  "changing an invitation": invitationAction(`intent=change&${INVITATION_FIELDS}`),
  "ending an invitation": invitationAction("intent=end"),
  "deleting an invitation": invitationAction("intent=delete"),
  "logging out": { request: { as: "owner", target: "/owner", ...formPost("intent=log-out") }, status: 303 },
};

function invitationAction(fields: string): Action {
  return { request: { as: "owner", target: "{invitation}", ...formPost(fields) }, status: 303 };
}

/** Pages of other sites send such headers. server/middleware/same-origin.test.ts tests more combinations. */
const CROSS_SITE_HEADERS: Record<string, string>[] = [
  { Origin: "https://elsewhere.example", "Sec-Fetch-Site": "same-origin" },
  { Origin: "null" },
  { "Sec-Fetch-Site": "same-site" },
];

const harness = await startHarness();
const sameOriginHeaders = { Origin: harness.site.server.origin, "Sec-Fetch-Site": "same-origin" };
const { visitor, guest } = harness.cookies;
const [, visitorSession] = visitor.split("=");
const nonOwnerCookies = ["", visitor, guest, `portfolio_owner=${visitorSession}`, "portfolio_owner=true"];

function send({ request }: Action, changes: Partial<SiteRequest> = {}) {
  const headers = { ...request.headers, ...newVisitor(), ...changes.headers };
  return harness.send({ ...request, ...changes, headers });
}

async function expectUnchanged(sendRequests: () => Promise<void>): Promise<void> {
  const pagesBefore = await harness.ownerPages();
  await sendRequests();
  expect(await harness.ownerPages()).toEqual(pagesBefore);
}

describe.each(Object.entries(ACTIONS))("%s", (_name, action) => {
  const { request, status, invalidBodies = {} } = action;
  const isOwnerAction = request.as === "owner";

  test("gets 403 and changes nothing if a page of another site sends the request", () =>
    expectUnchanged(async () => {
      for (const headers of CROSS_SITE_HEADERS) {
        for (const suffix of request.target.startsWith("/api/") ? [""] : ["", ".data", "?index"]) {
          const answer = await send(action, { target: request.target + suffix, headers });
          expect([answer.status, cookiesIn(answer)], JSON.stringify(headers)).toEqual([403, ""]);
          expect(headersOf(answer).get("Cache-Control")).toMatch(/^no-store/);
        }
      }
    }));

  test.each(Object.entries(invalidBodies))(
    "gets %s for an invalid body, without counting an attempt",
    async (refusal, bodies) => {
      const visitorHeaders = newVisitor();
      await expectUnchanged(async () => {
        for (const body of bodies) {
          const answer = await send(action, { body, headers: visitorHeaders });
          expect([answer.status, cookiesIn(answer)], body.slice(0, 40)).toEqual([Number(refusal), ""]);
        }
      });
      if (isOwnerAction) return;
      const answer = await send(action, { headers: { ...visitorHeaders, ...sameOriginHeaders } });
      expect(answer.status).toBe(status);
    },
  );

  test.runIf(isOwnerAction)("changes and reveals nothing if anyone but the owner sends the request", () =>
    expectUnchanged(async () => {
      const token = harness.guestInvitation.path.split("/").at(-1) ?? "";
      for (const suffix of ["", ".data", "?index", ".data?_routes="]) {
        for (const Cookie of nonOwnerCookies) {
          const target = request.target + suffix;
          const answer = await send(action, { as: undefined, target, headers: { Cookie } });
          for (const secret of [LABEL, token, harness.guestInvitation.passcode])
            expect(answer.headers + answer.body, `${suffix} ${Cookie}`).not.toContain(secret);
          expect(answer.headers).not.toMatch(/^set-cookie: portfolio_owner=/im);
        }
      }
    }),
  );
});

test("an owner's form with an unknown intent changes nothing", () =>
  expectUnchanged(async () => {
    for (const intent of ["", "constructor", "Create", "delete "]) {
      for (const target of ["/owner", "{invitation}"]) {
        const form = formPost({ intent, label: "Evil" });
        expect((await harness.send({ as: "owner", target, ...form })).status).toBe(303);
      }
    }
  }));

// This test is last, because it ends the sessions. It proves that the requests above fail because of their sender.
test.each(Object.entries(ACTIONS))("%s works from a page of the site", async (_name, action) => {
  const answer = await send(action, { headers: sameOriginHeaders });
  expect(answer.status).toBe(action.status);
  if (action.request.body === "intent=log-out")
    expect(answer.headers).toMatch(/^set-cookie: portfolio_owner=; Path=\/; .*Max-Age=0$/im);
  if (action.request.body === "intent=delete")
    expect((await harness.send({ target: "{link}" })).status).toBe(410);
});
