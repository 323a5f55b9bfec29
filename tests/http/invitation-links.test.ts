import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { Question } from "../helpers/ask.ts";
import { comparable } from "../helpers/comparable.ts";
import { locked, open, otherLocked, pathOf } from "../helpers/content.ts";
import { clickOpen } from "../helpers/invitations/click-open.ts";
import { createInvitation } from "../helpers/invitations/store-in.ts";
import { RUNTIME } from "../helpers/site/runtime.ts";
import { form, logOf, startHarness } from "./harness.ts";

const harness = await startHarness({});
const token = harness.invited.path.slice("/i/".length);

const ASKED: [name: string, question: (path: string) => Question][] = [
  ["GET", (target) => ({ target })],
  ["HEAD", (target) => ({ method: "HEAD", target })],
  ["GET of the data", (path) => ({ target: `${path}.data` })],
  ["a press", (path) => clickOpen(path)],
  ["a press for the data", (path) => clickOpen(`${path}.data`)],
];

/** The letters of tokens beside the good one: app/invitations/.server/credentials.property.test.ts changes each. */
function nearby(): string[] {
  const { passcode, address } = harness.invited;
  const other = token.startsWith("A") ? "B" : "A";
  const swapped = token.replaceAll(/[a-z]/gi, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );
  // The last of 22 letters has four bits to spare, so others of it mean the same bytes.
  const spare = Array.from("AQgwBRhxCSiyDTjz", (letter) => token.slice(0, -1) + letter);
  const ends = "= == %20 %00 %0a . .. ; %3B %2f %5c %E2%80%8B".split(" ");
  return [
    ...[other + token.slice(1), ...spare, swapped, token.toUpperCase(), token.toLowerCase()],
    ...[token.slice(0, -1), token.slice(1), `${token}A`, token + token, "short", "x".repeat(1_900)],
    ...ends.map((end) => token + end),
    ...["%20", "%00", "-", "%EF%BB%BF"].map((start) => start + token),
    ...[Buffer.from(token, "base64url").toString("hex"), encodeURIComponent(passcode)],
    ...["constructor", "__proto__", "null", "*", "%25", "..%5C..", "%F0%9F%94%91", "'%20OR%201=1%20--"],
    address.split("/").at(-1) ?? "",
  ].filter((text) => text !== token);
}

/** Invitations that opened something once. */
const DEAD: Record<string, () => Promise<{ path: string }>> = {
  async revoked() {
    const invited = await harness.owner.invite();
    await invited.end();
    return invited;
  },
  async deleted() {
    const invited = await harness.owner.invite();
    await invited.delete();
    return invited;
  },
  "past its last day": () => createInvitation(harness.site.state, { lastDay: "2020-01-01" }),
  "without a study": () =>
    createInvitation(harness.site.state, { studies: ["nowhere", "__proto__", "everything"] }),
};

/** What the owner's form refuses, only a file takes. */
const ON_THIS_RUNTIME = Object.entries(DEAD).slice(0, RUNTIME === "node" ? 4 : 2);

describe.each(ASKED)("%s", (_name, question) => {
  test("answers 410 to every link that opens nothing, and one like another", async () => {
    const paths = nearby().map((text) => `/i/${text}`);
    for (const [, make] of ON_THIS_RUNTIME) paths.push((await make()).path);
    const unknown = question(`/i/${randomBytes(16).toString("base64url")}`);
    const expected = comparable(await harness.ask(unknown));
    expect(expected.status).toBe(410);
    expect(expected.headers).not.toContain("set-cookie");
    for (const path of paths) expect(comparable(await harness.ask(question(path))), path).toEqual(expected);
  });

  test("repeats nothing of the token", async () => {
    for (const path of [harness.invited.path, `/I/${token}`, `${harness.invited.path}/b`]) {
      const { headers, body } = await harness.ask(question(path));
      expect(headers + body, path).not.toContain(token);
    }
  });
});

test("a press opens the study that was pressed, and for one that the invitation leaves out its own", async () => {
  const all = await harness.owner.invite();
  const one = await harness.owner.invite({ studies: [otherLocked.slug] });
  const asked = async (path: string, study: string) => {
    const pressed = form({ study }, { Origin: "null", "Sec-Fetch-Site": "same-origin" });
    const answer = await harness.ask({ target: path, ...pressed });
    return [answer.status, /^location: (.*)$/im.exec(answer.headers)?.[1]?.trim()];
  };
  for (const study of [locked, otherLocked])
    expect(await asked(all.path, study.slug)).toEqual([303, `${pathOf(study)}?entered`]);
  for (const study of [locked.slug, open.slug, "//example.com", "constructor", "x".repeat(5000)])
    expect(await asked(one.path, study), study).toEqual([303, `${pathOf(otherLocked)}?entered`]);
});

test("a token of 10,000 letters is refused without a look", async () => {
  for (const start of [token, ""]) {
    const answer = await harness.ask(clickOpen(`/i/${start}${"x".repeat(10_000)}`));
    expect([answer.status, /set-cookie/i.test(answer.headers)]).toEqual([414, false]);
  }
});

test("GET and HEAD of a good link give no cookie and leave no trace, however they are sent", async () => {
  const before = await harness.seenByOwner();
  const from: Record<string, string>[] = [
    {},
    { Cookie: "portfolio_session=x" },
    { "X-HTTP-Method-Override": "POST", "X-Method-Override": "POST" },
    { Origin: "null", "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Mode": "navigate" },
    { "Sec-Purpose": "prefetch;prerender", Purpose: "prefetch" },
  ];
  for (const method of ["GET", "HEAD"]) {
    for (const end of ["", ".data", "?entered", "?_method=POST", ".data?index", ".data?_routes="]) {
      for (const headers of from) {
        const answer = await harness.ask({ method, target: `{link}${end}`, headers });
        expect([answer.status, /set-cookie/i.test(answer.headers)], method + end).toEqual([200, false]);
      }
    }
  }
  expect(await harness.seenByOwner()).toEqual(before);
});

test("the page of a link has no script of its own, no canonical address and no preview", async () => {
  for (const target of ["{link}", "/i/nothing"]) {
    const page = (await harness.ask({ target })).body.toString();
    expect(page).toContain('name="robots" content="noindex"');
    expect(page).not.toMatch(/<script|rel="canonical"|property="og:/);
  }
});

test("no token and no passcode of an invitation is in the log, in whatever spelling", async () => {
  const path = harness.invited.path;
  const spellings = [path, `${path}/`, `/%69/${token}`, `//i/${token}`, `/i%2f${token}`, `/i/${token}%zz`];
  for (const target of [...spellings, `${path}/x`, `/I/${token}`]) {
    await harness.ask({ target });
    await harness.ask({ target, ...form({}) });
  }
  const log = await logOf(harness.site);
  const { passcode } = harness.invited;
  for (const secret of [token, passcode, passcode.replaceAll("-", "%20"), harness.cookies.owner])
    expect(log).not.toContain(secret.toLowerCase());
});
