import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LOCKED_PAGE, LOCKED_SENTENCE, lockedSentences } from "../../kit/addresses.ts";
import type { Answer } from "../../kit/ask.ts";
import { locked, otherLocked, pathOf } from "../../kit/content.ts";
import { press } from "../../kit/invitations/press.ts";
import { type Invited, OWNER_PASSWORD, ownerOf } from "../../kit/owner.ts";
import { cookiesIn, PASSCODE, sendPasscode } from "../../kit/passcode.ts";
import { type Site, startSite } from "../../kit/site.ts";

let site: Site;
let narrow: Invited;
let other: Invited;

beforeAll(async () => {
  site = await startSite({ OWNER_PASSWORD, TRUST_PROXY: "1" });
  const owner = await ownerOf(site.server.origin);
  narrow = await owner.invite({ scope: [locked.slug] });
  other = await owner.invite({ scope: [otherLocked.slug] });
});
afterAll(() => site.stop());

const FOREIGN: Record<string, string>[] = [
  { Origin: "https://elsewhere.example" },
  { Origin: "https://elsewhere.example", "Sec-Fetch-Site": "same-origin" },
  { Origin: "null" },
  { Origin: "null", "Sec-Fetch-Site": "cross-site" },
  { Origin: "null", "Sec-Fetch-Site": "same-site" },
  { Origin: "null", "Sec-Fetch-Site": "none" },
  { Origin: "null", "Sec-Fetch-Site": "Same-Origin" },
  { Origin: "NULL", "Sec-Fetch-Site": "same-origin" },
  { Origin: "null null", "Sec-Fetch-Site": "same-origin" },
  { "Sec-Fetch-Site": "cross-site" },
  { "Sec-Fetch-Site": "same-site" },
  { Origin: "http://localhost.elsewhere.example" },
  { Origin: "http://127.0.0.1.elsewhere.example" },
  { Origin: "http://127.0.0.1:1" },
  { Origin: "http://127.0.0.1" },
];

test.each(FOREIGN)("from another site, or nobody knows whence, it opens nothing: %j", async (headers) => {
  for (const target of [narrow.path, `${narrow.path}.data`, `${narrow.path}?index`]) {
    const answer = await site.ask({ method: "POST", target, headers });
    expect([answer.status, cookiesIn(answer)]).toEqual([403, ""]);
  }
});

test("gives one cookie for the session, which script cannot read", async () => {
  for (const target of [narrow.path, `${narrow.path}.data`]) {
    const cookies = setCookies(await site.ask(press(target)));
    expect(cookies).toEqual([
      expect.stringMatching(/^portfolio_session=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
  }
  const { status, headers } = await site.ask(press(narrow.path));
  expect(status).toBe(303);
  expect(headers).toMatch(new RegExp(`^location: ${LOCKED_PAGE}\\?entered$`, "im"));
  expect(headers).toMatch(/^cache-control: .*no-store/im);
});

test("over HTTPS the cookie is Secure and of this host alone", async () => {
  const answer = await site.ask(press(narrow.path, { "X-Forwarded-Proto": "https" }));
  expect(setCookies(answer)).toEqual([
    expect.stringMatching(/^__Host-portfolio_session=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Secure$/),
  ]);
});

describe("a cookie that was there before", () => {
  test("made up, is not taken over", async () => {
    const planted = "portfolio_session=planted";
    const given = cookiesIn(await site.ask(press(narrow.path, { Cookie: planted })));
    expect(given).toMatch(/^portfolio_session=[\w-]+\.[\w-]{22}\.[\w-]{43}$/);
    expect(await readable(planted)).toEqual([]);
    expect(await readable(given)).toEqual([locked.slug]);
  });

  test("of another invitation, is replaced by one that opens this invitation alone", async () => {
    const [mine, yours] = [
      cookiesIn(await site.ask(press(narrow.path))),
      cookiesIn(await site.ask(press(narrow.path))),
    ];
    expect(mine).not.toBe(yours);
    const given = cookiesIn(await site.ask(press(other.path, { Cookie: mine })));
    expect(await readable(mine)).toEqual([locked.slug]);
    expect(await readable(given)).toEqual([otherLocked.slug]);
  });

  test("of the passcode, stays, and none is given", async () => {
    const { cookie: Cookie = "" } = await sendPasscode(site.ask, PASSCODE);
    const answer = await site.ask(press(narrow.path, { Cookie }));
    expect([answer.status, cookiesIn(answer)]).toEqual([303, ""]);
    expect(await readable(Cookie)).toEqual([locked.slug, otherLocked.slug]);
  });
});

async function readable(Cookie: string): Promise<string[]> {
  const studies = [locked, otherLocked];
  const pages = await Promise.all(
    studies.map((study) => site.ask({ target: pathOf(study), headers: { Cookie } })),
  );
  expect(lockedSentences(otherLocked).length).toBeGreaterThan(0);
  expect(LOCKED_SENTENCE).not.toBe("");
  return studies
    .filter((study, at) => pages[at]?.body.includes(lockedSentences(study)[0] ?? "nothing"))
    .map(({ slug }) => slug);
}

function setCookies({ headers }: Answer): string[] {
  return Array.from(headers.matchAll(/^set-cookie: (.*)$/gim), ([, cookie = ""]) => cookie);
}
