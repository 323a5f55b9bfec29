import { describe, expect, test, vi } from "vitest";
import { nonPublicStudies } from "#app/content/.server/content.ts";
import { createOwnerAccess } from "#app/lock/.server/access.ts";
import { ACME } from "../../../tests/helpers/invitations/acme.ts";
import { makeLock, requestWithCookie } from "../../../tests/helpers/site/make-lock.ts";
import { forYouPage, guestStudies, guestStudyPage, hasStudies } from "./guest-pages.ts";

vi.mock("#snapshot", () => {
  const study = (slug: string, access: string) => ({ slug, access, hero: {}, sections: [] });
  const caseStudies = [
    study("open", "public"),
    study("vision", "invited"),
    study("trade", "passcode"),
    study("search", "passcode"),
  ];
  const profile = { name: "Ada", links: [], footer: "", pages: [], resume: "/media/public.pdf" };
  const resumes = [{ name: "acme.pdf", file: "acme-1.pdf" }];
  return { default: { profile, cards: [{ link: "/search" }], pages: [], caseStudies, resumes } };
});

async function accessOfGuest(studies: "all" | string[], resume = "") {
  const { lock, accessOf } = makeLock();
  const invitation = await lock.invitations.create({ ...ACME, studies, resume });
  if (!invitation) throw new Error("The invitation was not created.");
  return accessOf(lock.admitGuest(requestWithCookie(), invitation));
}

async function pageOfGuest(studies: "all" | string[], resume = "") {
  const access = await accessOfGuest(studies, resume);
  if (!access.guest) throw new Error("The invitation is not active.");
  return forYouPage(access, access.guest, "/their-resume.pdf");
}

describe("forYouPage", () => {
  test.each<["all" | string[], string[]]>([
    [
      ["trade", "gone", "vision", "open"],
      ["trade", "vision", "open"],
    ],
    ["all", ["search", "open", "trade"]],
    [["gone"], []],
  ])("lists the studies of the invitation to %j in the order %j", async (studies, slugs) => {
    const page = await pageOfGuest(studies);
    expect(page.studies.map(({ slug }) => slug)).toEqual(slugs);
  });

  test("lists no invited study in the owner's preview of an invitation that opens all studies", () => {
    const studies = guestStudies(createOwnerAccess(nonPublicStudies), { studies: "all" });
    expect(studies.map(({ slug }) => slug)).toEqual(["search", "open", "trade"]);
  });

  test.each([
    ["acme.pdf", "/their-resume.pdf"],
    ["gone.pdf", "/media/public.pdf"],
  ])("links an invitation with the résumé %j to %s", async (resume, path) => {
    expect((await pageOfGuest("all", resume)).byline.resume).toBe(path);
  });
});

describe("guestStudyPage", () => {
  test.each([
    ["trade", "/for-you/vision", ["/for-you/open"]],
    ["vision", "/for-you/open", ["/for-you/trade"]],
    ["open", undefined, ["/for-you/trade", "/for-you/vision"]],
  ])("%s has the next study %s and the other studies %j", async (slug, next, others) => {
    const page = guestStudyPage(await accessOfGuest(["trade", "vision", "open"]), slug);
    expect(page?.sections).toEqual([]);
    expect([page?.backTo, page?.next?.path]).toEqual(["/for-you", next]);
    expect(page?.others.map(({ path }) => path)).toEqual(others);
  });

  test.each(["search", "gone", "__proto__"])("is null for the excluded study %s", async (slug) => {
    expect(guestStudyPage(await accessOfGuest(["trade", "gone"]), slug)).toBeNull();
  });
});

test.each<["all" | string[], boolean]>([
  ["all", true],
  [["gone", "vision"], true],
  [["gone", "constructor"], false],
])("hasStudies of %j is %s", (studies, expected) => {
  expect(hasStudies({ studies })).toBe(expected);
});
