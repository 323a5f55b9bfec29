import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Question } from "../../kit/ask.ts";
import { comparable } from "../../kit/comparable.ts";
import { invite } from "../../kit/invitations/invite.ts";
import { press } from "../../kit/invitations/press.ts";
import { type Invited, OWNER_PASSWORD, ownerOf } from "../../kit/owner.ts";
import { type Site, startSite } from "../../kit/site.ts";

let site: Site;
let owner: Awaited<ReturnType<typeof ownerOf>>;
let good: Invited;
let token: string;

beforeAll(async () => {
  site = await startSite({ OWNER_PASSWORD });
  owner = await ownerOf(site.server.origin);
  good = await owner.invite();
  token = good.path.slice("/i/".length);
});
afterAll(() => site.stop());

const FORMS: [name: string, question: (path: string) => Question][] = [
  ["GET", (target) => ({ target })],
  ["HEAD", (target) => ({ method: "HEAD", target })],
  ["GET of the data", (path) => ({ target: `${path}.data` })],
  ["a press", (path) => press(path)],
  ["a press for the data", (path) => press(`${path}.data`)],
];

/** As it is answered where nothing ever was. */
async function nothing(question: (path: string) => Question) {
  return comparable(await site.ask(question(`/i/${randomBytes(16).toString("base64url")}`)));
}

function nearby(): string[] {
  const other = (letter = "") => (letter === "A" ? "B" : "A");
  const swapped = token.replaceAll(/[a-z]/gi, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );
  const changed = Array.from(token, (letter, at) => token.slice(0, at) + other(letter) + token.slice(at + 1));
  // The last of 22 letters has four bits to spare, so others of it mean the same bytes.
  const spare = Array.from("AQgwBRhxCSiyDTjz", (letter) => token.slice(0, -1) + letter);
  return [
    ...[...changed, ...spare, swapped, token.toUpperCase(), token.toLowerCase()].filter(
      (text) => text !== token,
    ),
    ...[token.slice(0, -1), token.slice(1), token.slice(0, 11), `${token}A`, token + token],
    ...["=", "==", "%20", "%00", "%0a", ".", "..", ";", "%3B", "%2f", "%5c", "%E2%80%8B"].map(
      (end) => token + end,
    ),
    ...["%20", "%00", "-", "%EF%BB%BF"].map((start) => start + token),
    Buffer.from(token, "base64url").toString("hex"),
    ...[token.replaceAll("_", "/"), token.replaceAll("-", "+")].filter((text) => text !== token),
    ...["constructor", "__proto__", "null", "undefined", "0", "*", "%25", "'", `%27 OR 1=1 --`].map((text) =>
      text.replaceAll(" ", "%20"),
    ),
    encodeURIComponent(good.ownPasscode),
    new URL(good.address, site.server.origin).pathname.split("/").at(-1) ?? "",
    "x".repeat(1_900),
  ].filter((text) => !text.includes("/"));
}

test.each(FORMS)("%s: no token beside the right one is told from any other", async (_name, question) => {
  const expected = await nothing(question);
  expect(expected.status).toBe(410);
  expect(expected.headers).not.toContain("set-cookie");
  for (const guess of nearby())
    expect(comparable(await site.ask(question(`/i/${guess}`))), guess).toEqual(expected);
});

test("10,000 letters are refused without a look", async () => {
  for (const start of [token, ""]) {
    const answer = await site.ask(press(`/i/${start}${"x".repeat(10_000)}`));
    expect([answer.status, /set-cookie/i.test(answer.headers)]).toEqual([414, false]);
  }
});

test.each(FORMS)("%s: an ended one and a deleted one are as if they had never been", async (_, question) => {
  const [ended, deleted] = [await owner.invite(), await owner.invite()];
  await ended.end();
  await deleted.delete();
  const expected = await nothing(question);
  for (const { path } of [ended, deleted])
    expect(comparable(await site.ask(question(path)))).toEqual(expected);
});

test.each(FORMS)("%s: so is one past its last day, or without a study", async (_, question) => {
  const [past, empty] = [
    await invite(site.state, { until: "2020-01-01" }),
    await invite(site.state, { scope: ["nowhere", "__proto__", "everything"] }),
  ];
  const expected = await nothing(question);
  for (const { path } of [past, empty]) expect(comparable(await site.ask(question(path)))).toEqual(expected);
});

test("to look at a good link gives no cookie and leaves no trace", async () => {
  const sheet = async () =>
    comparable(await site.ask({ target: good.address, headers: { Cookie: owner.cookie } }));
  const before = await sheet();
  expect(before.body).toContain(token);
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
        const answer = await site.ask({ method, target: good.path + end, headers });
        expect([answer.status, /set-cookie/i.test(answer.headers)], method + end).toEqual([200, false]);
      }
    }
  }
  expect(await sheet()).toEqual(before);
});

test.each(FORMS)("%s: its address is kept, found and passed on by nobody", async (_name, question) => {
  for (const path of [good.path, "/i/nothing", `${good.path}%20`, `/I/${token}`]) {
    const { headers } = await site.ask(question(path));
    expect(headers, path).toMatch(/^referrer-policy: no-referrer$/im);
    expect(headers, path).toMatch(/^x-robots-tag: noindex/im);
    expect(headers, path).toMatch(/^cache-control: .*no-store/im);
    expect(headers, path).toMatch(/^x-frame-options: DENY$/im);
    expect(headers, path).not.toMatch(/^(etag|last-modified|speculation-rules|link):/im);
  }
});

test("no token and no words are in the log", async () => {
  await site.ask({ target: "/healthz" });
  await expect.poll(() => site.server.output()).toContain("/healthz");
  const log = site.server.output().toLowerCase();
  for (const secret of [token, good.ownPasscode, good.ownPasscode.replaceAll("-", "%20"), owner.cookie])
    expect(log).not.toContain(secret.toLowerCase());
});
