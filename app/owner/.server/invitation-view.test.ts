import { expect, test, vi } from "vitest";
import type { Invitation } from "#app/invitations/.server/invitation.ts";
import { ACME } from "../../../tests/helpers/invitations/acme.ts";
import { credentialsView, studyOptions, viewOf } from "./invitation-view.ts";

vi.mock("#snapshot", async () => {
  const { interfaceSchema } = await import("#app/content/interface-schema.ts");
  const study = (slug: string, title: string, access: string) => ({
    slug,
    access,
    hero: { title },
    sections: [],
  });
  const caseStudies = [
    study("trade", "Trade, made fair", "passcode"),
    study("tides", "Tides", "passcode"),
    study("open", "Open to all", "public"),
  ];
  const strings = { ...interfaceSchema.parse({}), lang: "en" };
  return { default: { strings, profile: { pages: [] }, cards: [], pages: [], caseStudies } };
});

// Dates must not change on a server that is west of Greenwich.
vi.stubEnv("TZ", "America/Los_Angeles");

const NOW = Date.parse("2026-06-15T12:00:00Z");
const ACTIVE_INVITATION: Invitation = {
  ...ACME,
  id: "an-id",
  createdAt: 0,
  endedAt: null,
  sealedCredentials: "",
  visits: null,
};
const studies = ["trade", "tides"];

test.each<[Partial<Invitation>, string, string]>([
  [{}, "active", "Active"],
  [{ lastDay: "2026-12-31" }, "active", "Active until December 31, 2026"],
  [{ lastDay: "2026-03-01" }, "expired", "Expired after March 1, 2026"],
  [{ lastDay: "2026-03-01", endedAt: Date.UTC(2026, 0, 1) }, "ended", "Ended on January 1, 2026"],
])("viewOf describes the state of %j", (changes, state, text) => {
  const view = viewOf({ ...ACTIVE_INVITATION, ...changes }, NOW);
  expect([view.state, view.description.state]).toEqual([state, text]);
});

test.each<[Invitation["studies"], string]>([
  ["all", "All locked studies"],
  [studies, "Trade, made fair · Tides"],
  [["gone"], "gone (no longer on the site)"],
])("viewOf describes the studies %j", (studies, text) => {
  expect(viewOf({ ...ACTIVE_INVITATION, studies }, NOW).description.studies).toBe(text);
});

test.each([
  [null, "No visits yet", ""],
  [
    { first: "2026-01-01", last: "2026-01-01", studies },
    "Visited on Jan 1, 2026",
    "Trade, made fair · Tides",
  ],
  [
    { first: "2025-12-31", last: "2026-01-01", studies: ["tides"] },
    "First visit Dec 31, 2025, latest visit Jan 1, 2026",
    "Tides",
  ],
])("viewOf describes the visits %j", (visits, text, titles) => {
  const { description } = viewOf({ ...ACTIVE_INVITATION, visits }, NOW);
  expect([description.visits, description.visitedStudies]).toEqual([text, titles]);
});

test("the e-mail contains the link, the passcode and the last day", () => {
  const credentials = { token: "abc", passcode: "open-sesame" };
  const invitation = { ...ACTIVE_INVITATION, lastDay: "2026-12-31" };
  const view = credentialsView(credentials, invitation, "https://own.example");
  expect(view.link).toBe("https://own.example/i/abc");
  for (const part of [view.link, "open-sesame", "December 31, 2026"]) expect(view.mail).toContain(part);
  expect(credentialsView(credentials, ACTIVE_INVITATION, "").mail).not.toContain("valid until");
});

test("studyOptions lists locked studies and chosen studies", () => {
  const slugs = (chosen?: Invitation["studies"]) => studyOptions(chosen).map(({ slug }) => slug);
  expect(slugs()).toEqual(studies);
  expect(slugs("all")).toEqual(studies);
  expect(slugs(["tides", "open", "gone"])).toEqual([...studies, "open", "gone"]);
});
