import { expect, test } from "vitest";
import { interfaceSchema } from "#app/content/interface-schema.ts";
import { describeScope, describeState, describeVisits, type InvitationView } from "./invitation-view.ts";

const strings = { ...interfaceSchema.parse({}), lang: "en" };
const studies = [
  { slug: "trade", title: "Trade, made fair" },
  { slug: "tides", title: "Tides" },
];
const ACTIVE: InvitationView = {
  id: "an-id",
  label: "Acme",
  studies: "all",
  lastDay: null,
  state: "active",
  endedOn: null,
  visits: null,
};

test.each<[Partial<InvitationView>, string]>([
  [{}, "Active"],
  [{ lastDay: "2026-12-31" }, "Active until December 31, 2026"],
  [{ state: "expired", lastDay: "2026-03-01" }, "Expired after March 1, 2026"],
  [{ state: "ended", lastDay: "2026-03-01", endedOn: "2026-01-01" }, "Ended on January 1, 2026"],
])("describeState describes %j", (changes, text) => {
  expect(describeState({ ...ACTIVE, ...changes }, strings)).toBe(text);
});

test("describeScope lists the studies' titles", () => {
  expect(describeScope(ACTIVE, strings)).toBe("All locked studies");
  expect(describeScope({ ...ACTIVE, studies }, strings)).toBe("Trade, made fair · Tides");
});

test.each([
  [null, "No visits yet"],
  [{ first: "2026-01-01", last: "2026-01-01" }, "Visited on Jan 1, 2026"],
  [{ first: "2025-12-31", last: "2026-01-01" }, "First visit Dec 31, 2025, latest visit Jan 1, 2026"],
])("describeVisits describes %j", (days, text) => {
  expect(describeVisits({ ...ACTIVE, visits: days && { ...days, studies } }, strings)).toBe(text);
});
