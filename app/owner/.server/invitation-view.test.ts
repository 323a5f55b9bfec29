import { expect, test, vi } from "vitest";
import type { Invitation } from "#app/invitations/.server/invitation.ts";
import { createOwnerAccess } from "#app/lock/.server/access.ts";
import { ACME } from "../../../tests/helpers/invitations/acme.ts";
import { credentialsView, studyOptions, viewOf } from "./invitation-view.ts";

vi.mock("#snapshot", async () => {
  const { interfaceSchema } = await import("#app/content/interface-schema.ts");
  const studies = [
    { slug: "trade", access: "passcode", hero: { title: "Trade, made fair", bgColor: "#0e1a17" } },
    { slug: "tides", access: "passcode", hero: { title: "Tides", bgColor: "#cfe9ff" } },
    { slug: "open", access: "public", hero: { title: "Open to all", bgColor: "#a3174f" } },
    { slug: "vision", access: "invited", hero: { title: "Vision", bgColor: "#f4b321" } },
  ];
  const caseStudies = studies.map((study) => ({ ...study, sections: [] }));
  const strings = { ...interfaceSchema.parse({}), lang: "en" };
  return { default: { strings, profile: { links: [], pages: [] }, cards: [], pages: [], caseStudies } };
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
  visits: [],
};
const studies = ["trade", "tides"];
const OWNER = createOwnerAccess({ passcode: studies, invited: ["vision"] });

test.each<[Partial<Invitation>, string, string]>([
  [{}, "active", "Active"],
  [{ lastDay: "2026-12-31" }, "active", "Active until December 31, 2026"],
  [{ lastDay: "2026-03-01" }, "expired", "Expired after March 1, 2026"],
  [{ lastDay: "2026-03-01", endedAt: Date.UTC(2026, 0, 1) }, "ended", "Ended on January 1, 2026"],
])("viewOf describes the state of %j", (changes, state, text) => {
  const view = viewOf(OWNER, { ...ACTIVE_INVITATION, ...changes }, NOW);
  expect([view.state, view.description.state]).toEqual([state, text]);
});

test.each<[Invitation["studies"], string]>([
  ["all", "All public and locked studies"],
  [studies, "Trade, made fair · Tides"],
  [["vision", "gone"], "Vision · gone (no longer on the site)"],
])("viewOf describes the studies %j", (studies, text) => {
  expect(viewOf(OWNER, { ...ACTIVE_INVITATION, studies }, NOW).description.studies).toBe(text);
});

test.each<[Partial<Invitation>, string[]]>([
  [{ studies: "all" }, ["#0e1a17", "#cfe9ff", "#a3174f"]],
  [{ studies: ["vision", "gone"] }, ["#f4b321"]],
  [{ endedAt: 1 }, []],
])("viewOf lists the colors that the invitation %j opens", (changes, colors) => {
  expect(viewOf(OWNER, { ...ACTIVE_INVITATION, ...changes }, NOW).colors).toEqual(colors);
});

test.each<[Invitation["visits"], string, object[]]>([
  [[], "No visits yet", []],
  [
    [{ slug: "trade", days: ["2026-01-01"] }],
    "Visited on Jan 1, 2026",
    [{ slug: "trade", title: "Trade, made fair", days: "Jan 1, 2026" }],
  ],
  [
    [
      { slug: "gone", days: ["2026-01-01"] },
      { slug: "tides", days: ["2026-01-01", "2025-12-31"] },
    ],
    "First visit Dec 31, 2025, latest visit Jan 1, 2026",
    [
      { slug: "gone", title: "gone (no longer on the site)", days: "Jan 1, 2026" },
      { slug: "tides", title: "Tides", days: "Jan 1, 2026 · Dec 31, 2025" },
    ],
  ],
])("viewOf describes the visits %j", (visits, text, visitedStudies) => {
  const { description } = viewOf(OWNER, { ...ACTIVE_INVITATION, visits }, NOW);
  expect([description.visits, description.visitedStudies]).toEqual([text, visitedStudies]);
});

test.each([
  [8, "Feb 2, 2026 · 1 earlier day"],
  [20, "Feb 14, 2026 · 13 earlier days"],
])("viewOf lists the latest seven of %i days, and counts the others", (count, end) => {
  const days = Array.from({ length: count }, (_, day) => `2026-02-${String(count - day).padStart(2, "0")}`);
  const invitation = { ...ACTIVE_INVITATION, visits: [{ slug: "trade", days }] };
  const [study] = viewOf(OWNER, invitation, NOW).description.visitedStudies;
  expect(study?.days.split(" · ")).toHaveLength(8);
  expect(study?.days).toMatch(new RegExp(`${end}$`));
});

test("the e-mail contains the link, the passcode and the last day", () => {
  const credentials = { token: "abc", passcode: "open-sesame" };
  const invitation = { ...ACTIVE_INVITATION, lastDay: "2026-12-31" };
  const view = credentialsView(credentials, invitation, "https://own.example");
  expect(view.link).toBe("https://own.example/i/abc");
  for (const part of [view.link, "open-sesame", "December 31, 2026"]) expect(view.mail).toContain(part);
  const localView = credentialsView(credentials, ACTIVE_INVITATION, "http://localhost:3000");
  expect(localView.mail).not.toContain("valid until");
  expect([view.isLocal, localView.isLocal]).toEqual([false, true]);
});

test("studyOptions lists every study with its kind, and chosen studies that are gone", () => {
  const options = [
    { slug: "trade", title: "Trade, made fair", kind: "Passcode" },
    { slug: "tides", title: "Tides", kind: "Passcode" },
    { slug: "open", title: "Open to all", kind: "Public" },
    { slug: "vision", title: "Vision", kind: "Invited people" },
  ];
  expect(studyOptions(OWNER)).toEqual(options);
  expect(studyOptions(OWNER, "all")).toEqual(options);
  const goneOption = { slug: "gone", title: "gone (no longer on the site)", kind: "" };
  expect(studyOptions(OWNER, ["tides", "gone"])).toEqual([...options, goneOption]);
});
