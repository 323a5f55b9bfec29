import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { snapshot } from "../helpers/content/snapshot.ts";
import { strings } from "../helpers/content/strings.ts";
import { invited, locked, open, profile } from "../helpers/content/studies.ts";
import { clickRequest } from "../helpers/invitations/click-open.ts";
import type { TestInvitation } from "../helpers/invitations/owner.ts";
import { lockedSentences } from "../helpers/site/addresses.ts";
import { buildPaths } from "../helpers/site/built.ts";
import { comparableResponses } from "../helpers/site/comparable.ts";
import { cookiesIn } from "../helpers/site/passcode.ts";
import type { RawResponse } from "../helpers/site/raw-client.ts";
import { formPost, headersOf, startHarness } from "./harness.ts";

const { site, owner, cookies } = await startHarness({});

const [{ name: resume, file: resumeFile }] = snapshot.resumes as [(typeof snapshot.resumes)[number]];
const invitedPage = `/for-you/${invited.slug}`;
const invitedImage = `/locked/${invited.slug}/${readdirSync(join(buildPaths.lockedMedia, invited.slug)).find((name) => name.endsWith(".avif"))}`;

const VERSION = {
  studies: [open.slug, invited.slug, locked.slug],
  greeting: "Hello,\n<b>Acme</b>",
  resume,
};

async function enter({ path }: TestInvitation): Promise<string> {
  return cookiesIn(await site.send(clickRequest(path)));
}

function get(target: string, Cookie: string): Promise<RawResponse> {
  return site.send({ target, headers: { Cookie } });
}

const guest = await enter(await owner.invite(VERSION));
const guestOfAll = await enter(await owner.invite());
const endedInvitation = await owner.invite(VERSION);
const endedGuest = await enter(endedInvitation);
await endedInvitation.end();

/** The role affects only whether there is a guest, so one role requests every spelling of these paths. */
const PATHS = `
  /for-you /for-you.data ${invitedPage} ${invitedPage}.data /for-you/resume.pdf /for-you/resume.pdf.data
  /for-you/ ${invitedPage}/ /for-you/unknown /FOR-YOU ${invitedPage.toUpperCase()} /%66or-you${invitedPage.slice(8)}
  /for%2Dyou /for-you%2f${invited.slug} /for-you//${invited.slug} //for-you /for-you/_.data /for-you/.data
  /for-you.data?_routes=routes%2Ffor-you ${invitedPage}.data?_routes=routes%2Ffor-you-study /for-you?entered
`
  .trim()
  .split(/\s+/);

describe.each([
  ["a visitor without a session", "", PATHS],
  ["a visitor with the passcode", cookies.visitor, ["/for-you.data", invitedPage]],
  ["the owner", cookies.owner, ["/for-you.data", invitedPage]],
])("for %s", (_, Cookie, paths) => {
  test.each(paths)("%s answers like an unknown path", async (path) => {
    const targets = [path, path.replace(/you/i, (text) => text.replace(/u/i, "x"))];
    const maskName = (text: string) => text.replaceAll(/yo[ux]/gi, "yo-");
    for (const request of [{}, { method: "HEAD" }, formPost("study=x")]) {
      const headers = { ...("headers" in request && request.headers), Cookie };
      const [actual, unknown] = await comparableResponses(
        site.send,
        targets,
        { ...request, headers },
        maskName,
      );
      expect(actual, request.method).toEqual(unknown);
    }
  });
});

test("the guest of an ended invitation gets the page of an invalid link, but no data", async () => {
  const pages = ["/for-you", "/for-you?entered", invitedPage, invitedPage.toUpperCase(), "/for-you/unknown"];
  const headers = { Cookie: endedGuest };
  const [invalidLink, ...responses] = await comparableResponses(site.send, ["/i/-", ...pages], { headers });
  expect(invalidLink?.status).toBe(410);
  for (const [index, { status, body }] of responses.entries())
    expect([status, body === invalidLink?.body], pages[index]).toEqual([410, true]);
  for (const request of [
    { target: `${invitedPage}.data`, headers },
    { ...formPost("study=x"), target: invitedPage },
  ])
    expect((await site.send(request)).status).toBe(404);
});

test.each([
  ["the guest of another study", cookies.guest],
  ["the guest of an invitation that opens everything", guestOfAll],
])("%s gets neither the page nor the files of an invited study", async (_, Cookie) => {
  for (const suffix of ["", ".data"]) {
    const targets = [invitedPage, "/for-you/unknown"].map((path) => path + suffix);
    const [actual, unknown] = await comparableResponses(site.send, targets, { headers: { Cookie } });
    expect(actual?.status).toBe(404);
    expect(actual).toEqual(unknown);
  }
  expect((await get(invitedImage, Cookie)).status).toBe(403);
  expect((await get("/for-you", Cookie)).body.toString()).not.toContain(invited.hero.title);
});

test("the page of a guest does not repeat the greeting of the link", async () => {
  const page = (await get("/for-you", guest)).body.toString();
  expect(page).not.toContain("Acme");
  expect(page).not.toMatch(/rel="canonical"|property="og:/);
});

test("a guest reads public, locked and invited studies", async () => {
  for (const study of [open, invited, locked]) {
    const page = (await get(`/for-you/${study.slug}`, guest)).body.toString();
    for (const text of lockedSentences(study)) expect(page.includes(text), text).toBe(true);
    expect(page).not.toMatch(/rel="canonical"|property="og:/);
  }
  expect((await get(invitedImage, guest)).status).toBe(200);
});

test("a guest opens the résumé of the invitation, which a browser saves with the owner's name", async () => {
  const answer = await get("/for-you/resume.pdf", guest);
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual(readFileSync(join(buildPaths.lockedMedia, "_resumes", resumeFile)));
  const headers = headersOf(answer);
  expect(headers.get("Content-Type")).toBe("application/pdf");
  const disposition = headers.get("Content-Disposition") ?? "";
  expect(decodeURIComponent(disposition)).toBe(`inline; filename*=UTF-8''${profile.name}.pdf`);
  expect((await get("/for-you/resume.pdf", guestOfAll)).status).toBe(404);
});

test("the owner's preview shows the greeting and the guest's page without its links, and loads its images and résumé", async () => {
  const { address } = await owner.invite({ ...VERSION, label: "Acme" });
  const page = (await get(`${address}/preview`, owner.cookie)).body.toString();
  for (const { hero } of [open, invited, locked]) expect(page).toContain(hero.title);
  expect(page).not.toContain("/for-you");
  const sentence = strings.owner.previewHelp.replace("{label}", "Acme");
  const text = page.replaceAll(/<[^>]*>/g, "");
  for (const shown of [sentence, `${strings.owner.greeting}: Hello,`]) expect(text).toContain(shown);
  const image = /src="(\/owner\/present\/[^"]*)"/.exec(page)?.[1] ?? "";
  for (const target of [image, `${address}/resume.pdf`]) {
    expect((await get(target, owner.cookie)).status, target).toBe(200);
    expect((await get(target, guest)).status, target).not.toBe(200);
  }
  for (const suffix of ["/preview", "/resume.pdf"]) {
    const targets = [address, "/owner/x"].map((path) => path + suffix);
    const [known, unknown] = await comparableResponses(site.send, targets, { headers: { Cookie: guest } });
    expect(known?.status).toBe(307);
    expect(known).toEqual(unknown);
  }
});

test("the form for a duplicate has the greeting, the résumé and the last day of the invitation, but no label", async () => {
  const { address } = await owner.invite({ ...VERSION, label: "Acme of Nowhere", lastDay: "2099-12-31" });
  const form = (await get(`/owner?from=${address.split("/").at(-1)}`, owner.cookie)).body.toString();
  expect(form).toMatch(/<textarea[^>]*name="greeting"[^>]*>Hello,\n&lt;b&gt;Acme/);
  expect(form).toMatch(new RegExp(`<option[^>]*selected=""[^>]*>${resume}`));
  expect(form).toContain('value="2099-12-31"');
  expect(form).not.toContain('value="Acme of Nowhere"');
});
