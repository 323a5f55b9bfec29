import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { strings } from "../helpers/content/strings.ts";
import { cards, invited, locked, open, pathOf } from "../helpers/content/studies.ts";
import { clickRequest } from "../helpers/invitations/click-open.ts";
import { createInvitation } from "../helpers/invitations/create-invitation.ts";
import { OWNER_PASSWORD } from "../helpers/invitations/owner.ts";
import { comparableResponse } from "../helpers/site/comparable.ts";
import { cookiesIn, PASSCODE } from "../helpers/site/passcode.ts";
import type { RawRequest } from "../helpers/site/raw-client.ts";
import { RUNTIME } from "../helpers/site/runtime.ts";
import { formPost, headersOf, logOf, startHarness } from "./harness.ts";

const harness = await startHarness({});
const { path, passcode, address } = harness.guestInvitation;
const token = path.slice("/i/".length);

const REQUESTS: [name: string, request: (path: string) => RawRequest][] = [
  ["GET", (target) => ({ target })],
  ["GET of .data", (path) => ({ target: `${path}.data` })],
  ["a click", (path) => clickRequest(path)],
];

function similarTokens(): string[] {
  const otherCharacter = token.startsWith("A") ? "B" : "A";
  // The last of a token's 22 characters has four spare bits, so several characters decode to the same bytes.
  const sameByteTokens = Array.from("AQgwBRhxCSiyDTjz", (character) => token.slice(0, -1) + character);
  const suffixes = "= %20 %00 . ; %2f %5c %E2%80%8B".split(" ");
  return [
    ...[otherCharacter + token.slice(1), ...sameByteTokens, token.toUpperCase(), token.toLowerCase()],
    ...[token.slice(0, -1), token.slice(1), `${token}A`, token + token, "short", "x".repeat(1_900)],
    ...suffixes.map((suffix) => token + suffix),
    ...[`%20${token}`, encodeURIComponent(passcode), "__proto__", "%25", "..%5C..", "'%20OR%201=1%20--"],
    address.split("/").at(-1) ?? "",
  ].filter((text) => text !== token);
}

async function inactivePaths(): Promise<string[]> {
  const [ended, deleted] = [await harness.owner.invite(), await harness.owner.invite()];
  await ended.end();
  await deleted.delete();
  const paths = [ended.path, deleted.path];
  // The owner's form rejects these invitations, so write them to the database file directly.
  if (RUNTIME !== "node") return paths;
  const expiredInvitation = await createInvitation(harness.site.state, { lastDay: "2020-01-01" });
  const studies = ["nowhere", "__proto__"];
  const withoutStudies = await createInvitation(harness.site.state, { studies });
  return [...paths, expiredInvitation.path, withoutStudies.path];
}

describe.each(REQUESTS)("%s on an invitation link", (_name, request) => {
  test("gets the same 410 response for every invalid link", async () => {
    const paths = [...similarTokens().map((text) => `/i/${text}`), ...(await inactivePaths())];
    const unknownLink = request(`/i/${randomBytes(16).toString("base64url")}`);
    const expectedResponse = comparableResponse(await harness.send(unknownLink));
    expect(expectedResponse.status).toBe(410);
    expect(expectedResponse.headers).not.toContain("set-cookie");
    for (const target of paths)
      expect(comparableResponse(await harness.send(request(target))), target).toEqual(expectedResponse);
  });

  test("gets no response that contains the token, except the redirect to the link", async () => {
    for (const target of [path, `/I/${token}`, `${path}/b`]) {
      const { headers, body } = await harness.send(request(target));
      expect(headers.replace(/^location: .*$/im, "") + body, target).not.toContain(token);
    }
  });
});

async function clickOpen(path: string) {
  const answer = await harness.send(clickRequest(path));
  return { status: answer.status, target: headersOf(answer).get("Location"), cookie: cookiesIn(answer) };
}

test("a click leads to /for-you if the browser keeps the cookie, and otherwise to an error", async () => {
  const { path } = await harness.owner.invite({ studies: [invited.slug] });
  const { status, target, cookie } = await clickOpen(path);
  expect([status, target]).toEqual([303, `${path}?entered`]);
  const open = (Cookie: string) => harness.send({ target: target ?? "", headers: { Cookie } });
  const guestAnswer = await open(cookie);
  expect([guestAnswer.status, headersOf(guestAnswer).get("Location")]).toEqual([303, "/for-you"]);
  const otherGuest = await clickOpen((await harness.owner.invite()).path);
  for (const otherCookie of ["", otherGuest.cookie]) {
    const answer = await open(otherCookie);
    expect(answer.status).toBe(200);
    expect(answer.body.toString()).toContain(strings.invitation.noCookies);
  }
});

test.each([
  ["public", open, 1],
  ["locked", locked, 1],
  ["invited", invited, 0],
])(
  "the page of a link to a study with %s access shows only its image on the home page",
  async (_, study, count) => {
    const { path } = await harness.owner.invite({ greeting: "Good to meet you", studies: [study.slug] });
    const bodyOf = async (target: string) => (await harness.send({ target })).body.toString();
    const home = await bodyOf("/");
    const page = (await bodyOf(path)).replace(/<style.*?<\/style>/s, "");
    expect(page.match(/class="stage/g) ?? []).toHaveLength(count);
    const { alt = study.hero.alt } = cards.find(({ link }) => link === pathOf(study)) ?? {};
    for (const text of [page, await bodyOf(`${path}.data`)]) {
      expect(text).toContain("Good to meet you");
      for (const secret of [study.hero.title, alt]) expect(text).not.toContain(secret);
      expect(text).not.toMatch(new RegExp(`\\b${study.slug}\\b`));
      for (const [file] of text.matchAll(/\/[\w/-]+\.(webp|avif|mp4)/g)) expect(home).toContain(file);
    }
  },
);

test.skipIf(RUNTIME !== "node").each([
  ["opens a renamed study", "renamed-vault", 200],
  ["does not open the target of another redirect", "old-vault", 410],
])("an invitation for an old address %s", async (_, slug, status) => {
  const { path } = await createInvitation(harness.site.state, { studies: [slug] });
  expect((await harness.send({ target: path })).status).toBe(status);
});

test("GET and HEAD of a valid link do not set a cookie or change an invitation, with any headers", async () => {
  const pagesBefore = await harness.ownerPages();
  const headerSets: Record<string, string>[] = [
    {},
    { "X-HTTP-Method-Override": "POST" },
    { Origin: "null", "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Mode": "navigate" },
  ];
  for (const method of ["GET", "HEAD"]) {
    for (const suffix of ["", ".data", "?entered", "?_method=POST"]) {
      for (const headers of headerSets) {
        const answer = await harness.send({ method, target: `{link}${suffix}`, headers });
        expect([answer.status, /set-cookie/i.test(answer.headers)], method + suffix).toEqual([200, false]);
      }
    }
  }
  expect(await harness.ownerPages()).toEqual(pagesBefore);
});

test("an invitation's page has no script, canonical address or preview", async () => {
  for (const target of ["{link}", "/i/nothing"]) {
    const page = (await harness.send({ target })).body.toString();
    expect(page).toContain('name="robots" content="noindex"');
    expect(page).not.toMatch(/<script|rel="canonical"|property="og:/);
  }
});

test("the log does not contain a token, passcode or cookie, for any spelling of the link", async () => {
  for (const target of [path, `${path}/x`, `/%69/${token}`, `//i/${token}`, `/i%2f${token}`, `/I/${token}`]) {
    await harness.send({ target });
    await harness.send({ target, ...formPost({}) });
  }
  const log = await logOf(harness.site);
  const cookies = Object.values(harness.cookies).map((cookie) => cookie.split("=")[1]?.slice(0, 40) ?? "-");
  const passcodes = [PASSCODE, passcode, passcode.replaceAll("-", "%20")];
  for (const secret of [token, ...cookies, ...passcodes, OWNER_PASSWORD, encodeURIComponent(OWNER_PASSWORD)])
    expect(log).not.toContain(secret.toLowerCase());
});
