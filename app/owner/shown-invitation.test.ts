import { describe, expect, test } from "vitest";
import { interfaceSchema } from "#app/content/interface-schema.ts";
import { type ShownInvitation, sayScope, sayState, sayVisits } from "./shown-invitation.ts";

const strings = { ...interfaceSchema.parse({}), lang: "en" };
const { owner } = strings;
const [TRADE, TIDES] = [
  { slug: "trade", title: "Trade, made fair" },
  { slug: "tides", title: "Tides" },
];
const OPEN: ShownInvitation = {
  id: "an-id",
  label: "Acme",
  scope: "all",
  until: null,
  state: "open",
  endedOn: null,
  visits: null,
};

describe("the owner is told", () => {
  test.each<[Partial<ShownInvitation>, string]>([
    [{}, "Open"],
    [{ until: "2026-12-31" }, "Open until December 31, 2026"],
    [{ state: "over", until: "2026-03-01" }, "Was open until March 1, 2026"],
    [{ state: "ended", until: "2026-03-01", endedOn: "2026-01-01" }, "Ended on January 1, 2026"],
  ])("how it stands: %j", (shown, said) => {
    expect(sayState({ ...OPEN, ...shown }, strings)).toBe(said);
  });

  test("what it opens", () => {
    expect(sayScope(OPEN, strings)).toBe(owner.all);
    expect(sayScope({ ...OPEN, scope: [TRADE, TIDES] }, strings)).toBe("Trade, made fair · Tides");
  });

  test.each([
    ["2026-01-01", "2026-01-01", "Visited on Jan 1, 2026"],
    ["2025-12-31", "2026-01-01", "First visit Dec 31, 2025, last Jan 1, 2026"],
  ])("of visits from %s to %s", (first, last, said) => {
    expect(sayVisits({ ...OPEN, visits: { first, last, studies: [TRADE] } }, strings)).toBe(said);
    expect(sayVisits(OPEN, strings)).toBe(owner.notVisited);
  });
});
