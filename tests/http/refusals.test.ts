import { describe, expect, test } from "vitest";
import { LOCKED_PAGE } from "../helpers/addresses.ts";
import { locked } from "../helpers/content.ts";
import { OWNER_PASSWORD } from "../helpers/owner.ts";
import { cookiesIn, PASSCODE, passcodeRequest } from "../helpers/passcode.ts";
import { newVisitor } from "../helpers/visitor.ts";
import { form, headersOf, LABEL, type SiteRequest, startHarness } from "./harness.ts";

const TERMS = "label=Evil&opens=all&lastDay=&passcode=";

interface Action {
  request: SiteRequest;
  /** The status if the site's own page sends the request. */
  status: number;
  /** The expected Allow header, if it differs from that of a page. */
  allow?: string;
  /** Invalid bodies, with their status. */
  bad?: [status: number, ...bodies: string[]][];
}

const FORM_BAD: Action["bad"] = [
  [400, "", "{}"],
  [413, `password=${"x".repeat(5_000)}`],
];
const JSON_BAD = ["", "not JSON", "null", "[]", "{}", '{"password":1,"study":1}'];

/** Every action that changes something. The last one ends the owner's session, which the others need. */
const ACTIONS: Record<string, Action> = {
  "the passcode": {
    request: passcodeRequest(PASSCODE),
    status: 200,
    allow: "POST",
    bad: [
      [400, ...JSON_BAD],
      [413, JSON.stringify({ password: "x".repeat(4083) })],
    ],
  },
  "the prompt's form": {
    request: { target: LOCKED_PAGE, ...form({ password: PASSCODE }) },
    status: 303,
    bad: FORM_BAD,
  },
  "the button of an invitation": { request: { target: "{link}", ...form({}) }, status: 303 },
  "a visit": {
    request: {
      as: "guest",
      method: "POST",
      target: "/api/visit",
      body: JSON.stringify({ study: locked.slug }),
    },
    status: 204,
    allow: "POST",
    bad: [
      [400, ...JSON_BAD],
      [413, JSON.stringify({ study: "x".repeat(4_096) })],
    ],
  },
  "the log in of the owner": {
    request: { target: "/owner", ...form({ password: OWNER_PASSWORD }) },
    status: 303,
    bad: FORM_BAD,
  },
  "a new invitation": {
    request: { as: "owner", target: "/owner", ...form(`intent=create&${TERMS}`) },
    status: 303,
    bad: [[413, ...["label", "passcode", "x"].map((name) => `intent=create&${name}=${"x".repeat(70_000)}`)]],
  },
  "an invitation changed": {
    request: { as: "owner", target: "{sheet}", ...form(`intent=change&${TERMS}`) },
    status: 303,
  },
  "an invitation ended": { request: { as: "owner", target: "{sheet}", ...form("intent=end") }, status: 303 },
  "an invitation deleted": {
    request: { as: "owner", target: "{sheet}", ...form("intent=delete") },
    status: 303,
  },
  "the log out of the owner": {
    request: { as: "owner", target: "/owner", ...form("intent=log-out") },
    status: 303,
  },
};

/** Origins and fetch sites of other pages; server/middleware/same-origin.test.ts has all. */
const FOREIGN: Record<string, string>[] = [
  { Origin: "https://elsewhere.example", "Sec-Fetch-Site": "same-origin" },
  { Origin: "null" },
  { "Sec-Fetch-Site": "same-site" },
];

const harness = await startHarness();
const own = { Origin: harness.site.server.origin, "Sec-Fetch-Site": "same-origin" };
const { visitor, guest } = harness.cookies;
const [, value] = visitor.split("=");
const strangers = ["", visitor, guest, `portfolio_owner=${value}`, "portfolio_owner=true"];

function send({ request }: Action, change: Partial<SiteRequest> = {}) {
  const headers = { ...request.headers, ...newVisitor(), ...change.headers };
  return harness.send({ ...request, ...change, headers });
}

async function expectUnchanged(attempts: () => Promise<void>): Promise<void> {
  const before = await harness.seenByOwner();
  await attempts();
  expect(await harness.seenByOwner()).toEqual(before);
}

describe.each(Object.entries(ACTIONS))("%s", (_name, action) => {
  const { request } = action;
  const isOwners = request.as === "owner";
  const ends = request.target.startsWith("/api/") ? [""] : ["", ".data", "?index"];

  test("answers 403 to another site's page, without a cookie, and does nothing", async () => {
    await expectUnchanged(async () => {
      for (const foreign of FOREIGN) {
        for (const end of ends) {
          const answer = await send(action, { target: request.target + end, headers: foreign });
          const given = [answer.status, cookiesIn(answer), headersOf(answer).get("Cache-Control")];
          expect(given, JSON.stringify(foreign)).toEqual([403, "", "no-store"]);
        }
      }
    });
  });

  test("answers 405 to other methods, with an Allow header", async () => {
    const methods = ["PUT", "DELETE", "OPTIONS", ...(action.allow === "POST" ? ["GET", "HEAD"] : [])];
    await expectUnchanged(async () => {
      for (const method of methods) {
        const answer = await send(action, { method, body: undefined });
        expect([answer.status, cookiesIn(answer)], method).toEqual([405, ""]);
        expect(headersOf(answer).get("Allow"), method).toBe(action.allow ?? "GET, HEAD, POST");
      }
    });
  });

  test("does nothing if any visitor follows a link to it", async () => {
    await expectUnchanged(async () => {
      const query = request.body?.startsWith("{") ? "password=x" : request.body;
      for (const end of ["", ".data"]) {
        const link = { method: "GET", target: `${request.target}${end}?${query}`, body: undefined };
        for (const as of [undefined, "visitor", "guest", "owner"] as const) {
          const headers = { "X-HTTP-Method-Override": "POST" };
          expect(cookiesIn(await send(action, { ...link, as, headers }))).toBe("");
        }
      }
    });
  });

  for (const [status, ...bodies] of action.bad ?? [])
    test(`answers ${status} to an invalid body, without a cookie, and does not count it`, async () => {
      const from = newVisitor();
      await expectUnchanged(async () => {
        for (const body of bodies) {
          const answer = await send(action, { body, headers: from });
          expect([answer.status, cookiesIn(answer)], body.slice(0, 40)).toEqual([status, ""]);
        }
      });
      if (!isOwners)
        expect((await send(action, { headers: { ...from, ...own } })).status).toBe(action.status);
    });

  if (isOwners)
    test("does nothing and reveals nothing if anyone but the owner sends it", async () => {
      const token = harness.invited.path.split("/").at(-1) ?? "";
      await expectUnchanged(async () => {
        for (const end of ["", ".data", "?index", ".data?_routes="]) {
          for (const Cookie of strangers) {
            const answer = await send(action, {
              as: undefined,
              target: request.target + end,
              headers: { Cookie },
            });
            for (const secret of [LABEL, token, harness.invited.passcode])
              expect(answer.headers + answer.body, `${end} ${Cookie}`).not.toContain(secret);
            expect(answer.headers).not.toMatch(/^set-cookie: portfolio_owner=/im);
          }
        }
      });
    });
});

test("does nothing for an unknown intent", async () => {
  await expectUnchanged(async () => {
    for (const intent of ["", "constructor", "Create", "delete "]) {
      for (const target of ["/owner", "{sheet}"]) {
        const { status } = await harness.send({ as: "owner", target, ...form({ intent, label: "Evil" }) });
        expect(status).toBe(303);
      }
    }
  });
});

// Last, because it ends the sessions. It shows that the requests above fail only because of their sender.
test.each(Object.entries(ACTIONS))("%s is done from the site's own page", async (_name, action) => {
  const answer = await send(action, { headers: own });
  expect(answer.status).toBe(action.status);
  if (action.request.body === "intent=log-out")
    expect(headersOf(answer).getSetCookie()).toEqual([
      "portfolio_owner=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0",
    ]);
  if (action.request.body === "intent=delete")
    expect((await harness.send({ target: "{link}" })).status).toBe(410);
});
