import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Answer } from "../../kit/ask.ts";
import { comparable } from "../../kit/comparable.ts";
import { locked } from "../../kit/content.ts";
import { type Invited, OWNER_PASSWORD, ownerOf } from "../../kit/owner.ts";
import { cookiesIn, PASSCODE, passcodeQuestion } from "../../kit/passcode.ts";
import { type Site, startSite } from "../../kit/site.ts";

const LABEL = "Acme of Nowhere";

let site: Site;
let owner: Awaited<ReturnType<typeof ownerOf>>;
let invited: Invited;
/** What a visitor, a guest or a forger may send instead of the owner's cookie. */
let strangers: string[];

beforeAll(async () => {
  site = await startSite({ OWNER_PASSWORD });
  owner = await ownerOf(site.server.origin);
  invited = await owner.invite({ label: LABEL, scope: [locked.slug] });
  const visitor = cookiesIn(await site.ask(passcodeQuestion(PASSCODE)));
  const guest = cookiesIn(await site.ask(passcodeQuestion(invited.ownPasscode)));
  const [, value] = visitor.split("=");
  strangers = ["", visitor, guest, `portfolio_owner=${value}`, "portfolio_owner=true"];
});
afterAll(() => site.stop());

const TERMS = "label=Evil&opens=all&until=&words=";
const DEEDS: [address: () => string, body: string][] = [
  [() => "/owner", `intent=create&${TERMS}`],
  [() => "/owner", "intent=log-out"],
  [() => invited.address, `intent=change&${TERMS}`],
  [() => invited.address, "intent=end"],
  [() => invited.address, "intent=delete"],
];

/** All that the owner sees. */
async function all(): Promise<string[]> {
  const headers = { Cookie: owner.cookie };
  const pages = await Promise.all(["/owner", invited.address].map((target) => site.ask({ target, headers })));
  for (const { status, body } of pages)
    expect([status, status === 200 ? "" : body.toString()]).toEqual([200, ""]);
  return pages.map((page) => comparable(page).body);
}

describe.each(DEEDS)("%s %s", (address, body) => {
  const TYPE = { "Content-Type": "application/x-www-form-urlencoded" };

  test("is not done for who has not logged in, whatever the method", async () => {
    const before = await all();
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
      for (const end of ["", ".data", "?index", ".data?index", ".data?_routes="]) {
        for (const Cookie of strangers) {
          // Of DELETE, Node.js would not tell where the body ends.
          const headers = { ...TYPE, Cookie, "Content-Length": String(body.length) };
          const answer = await site.ask({ method, target: address() + end, headers, body });
          expect(shows(answer), `${method} ${end} ${Cookie}`).toEqual([]);
          expect(answer.headers).not.toMatch(/^set-cookie: portfolio_owner=/im);
        }
      }
    }
    expect(await all()).toEqual(before);
  });

  test("is not done by a link, also for the owner", async () => {
    const before = await all();
    for (const Cookie of [...strangers, owner.cookie]) {
      for (const method of ["GET", "HEAD"]) {
        for (const end of ["", ".data"]) {
          const headers = { Cookie, "X-HTTP-Method-Override": "POST" };
          const answer = await site.ask({ method, target: `${address()}${end}?${body}`, headers });
          expect(answer.headers).not.toMatch(/^set-cookie/im);
        }
      }
    }
    expect(await all()).toEqual(before);
  });

  test("is not done for another site's page in the owner's browser", async () => {
    const before = await all();
    for (const from of [
      { Origin: "https://elsewhere.example" },
      { Origin: "https://elsewhere.example", "Sec-Fetch-Site": "same-origin" },
      { Origin: "null" },
      { Origin: "null", "Sec-Fetch-Site": "cross-site" },
      { Origin: "null", "Sec-Fetch-Site": "none" },
      { "Sec-Fetch-Site": "cross-site" },
      { "Sec-Fetch-Site": "same-site" },
    ] as Record<string, string>[]) {
      for (const end of ["", ".data"]) {
        for (const type of [TYPE["Content-Type"], "text/plain", "multipart/form-data; boundary=x"]) {
          const headers = { ...from, Cookie: owner.cookie, "Content-Type": type };
          const answer = await site.ask({ method: "POST", target: address() + end, headers, body });
          expect([answer.status, cookiesIn(answer)], JSON.stringify(headers)).toEqual([403, ""]);
        }
      }
    }
    expect(await all()).toEqual(before);
  });
});

test("a stranger is told nothing of which invitations there are", async () => {
  const id = invited.address.split("/").at(-1) ?? "";
  const unknown = ["AAAAAAAAAAAA", "x", "__proto__", "%00", id.slice(1), "x".repeat(1_000)];
  for (const Cookie of strangers) {
    for (const end of ["", ".data", "?saved"]) {
      for (const method of ["GET", "HEAD", "POST"]) {
        const ask = (name: string) =>
          site.ask({ method, target: `/owner/${name}${end}`, headers: { Cookie } });
        const expected = comparable(await ask(id));
        for (const name of unknown) expect(comparable(await ask(name)), name).toEqual(expected);
      }
    }
  }
});

test("the owner is told the same of every one that is not there", async () => {
  const headers = { Cookie: owner.cookie };
  const names = [
    "AAAAAAAAAAAA",
    "x",
    "__proto__",
    "constructor",
    "%00",
    "'%20OR%201=1%20--",
    "x".repeat(1_900),
  ];
  for (const method of ["GET", "POST"]) {
    const answers = await Promise.all(
      names.map(async (name) =>
        comparable(
          await site.ask({
            method,
            target: `/owner/${name}`,
            headers,
            body: method === "POST" ? "intent=delete" : undefined,
          }),
        ),
      ),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]?.status).toBe(404);
  }
});

test("to log out takes the cookie away, and an intent that is none does nothing", async () => {
  const { headers } = await owner.post("/owner", { intent: "log-out" });
  expect(headers.getSetCookie()).toEqual([
    expect.stringMatching(/^portfolio_owner=; Path=\/; HttpOnly; SameSite=Lax; Max-Age=0$/),
  ]);
  const before = await all();
  for (const intent of ["", "no-such-intent", "constructor", "Create", "delete "]) {
    for (const address of ["/owner", invited.address])
      expect((await owner.post(address, { intent, label: "Evil", opens: "all" })).status).toBe(303);
  }
  expect(await all()).toEqual(before);
});

/** What only the owner may read. */
function shows({ body, headers }: Answer): string[] {
  const token = invited.path.split("/").at(-1) ?? "";
  return [LABEL, token, invited.ownPasscode].filter(
    (secret) => body.includes(secret) || headers.includes(secret),
  );
}
