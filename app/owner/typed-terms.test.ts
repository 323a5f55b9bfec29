import { describe, expect, test } from "vitest";
import { NOTHING_TYPED, problemsIn, termsOf, typedIn } from "./typed-terms.ts";

const NOW = Date.parse("2026-06-15T11:59:59Z");
const GOOD = { ...NOTHING_TYPED, label: "Acme, hiring team" };

describe("typedIn", () => {
  test("reads what was sent, without the white space around it", () => {
    const form = new URLSearchParams(
      "label=+Acme+&opens=some&study=b&study=x&study=a&until=2026-12-31&words=+amber+canoe",
    );
    expect(typedIn(form, ["a", "b", "c"])).toEqual({
      label: "Acme",
      scope: "some",
      studies: ["a", "b"],
      until: "2026-12-31",
      ownPasscode: "amber canoe",
    });
  });

  test("takes nothing for everything that was left out", () => {
    expect(typedIn(new URLSearchParams(), ["a"])).toEqual({ ...NOTHING_TYPED, scope: "some" });
  });

  test.each(["", "some", "ALL", "All ", "__proto__", "a"])("opens all for that word alone: %j", (scope) => {
    expect(typedIn(new URLSearchParams({ opens: scope }), ["a"]).scope).toBe("some");
    expect(typedIn(new URLSearchParams({ opens: "all" }), ["a"]).scope).toBe("all");
  });

  test("opens all, and what is locked later, where nothing is locked to choose from", () => {
    expect(typedIn(new URLSearchParams(), []).scope).toBe("all");
  });
});

describe("problemsIn", () => {
  test.each([
    ["a label alone", {}],
    ["200 characters, each of two code units", { label: "🙂".repeat(200) }],
    ["some studies", { scope: "some" as const, studies: ["a"] }],
    ["the day that is still today at UTC-12", { until: "2026-06-14" }],
    ["a leap day", { until: "2028-02-29" }],
    ["words of six letters", { ownPasscode: "amb-ers" }],
    ["words of another script", { ownPasscode: "шесть6" }],
  ])("finds none in %s", (_, typed) => {
    expect(problemsIn({ ...GOOD, ...typed }, NOW)).toBeNull();
  });

  test.each([
    [{ label: "" }, { label: "labelEmpty" }],
    [{ label: "\u200b \u2060\u00ad" }, { label: "labelEmpty" }],
    [{ label: "🙂".repeat(201) }, { label: "labelLong" }],
    [{ scope: "some" as const }, { studies: "noStudy" }],
    [{ until: "31.12.2026" }, { until: "notADay" }],
    [{ until: "2026-02-30" }, { until: "notADay" }],
    [{ until: "2026-13-01" }, { until: "notADay" }],
    [{ until: "0000-01-01" }, { until: "past" }],
    [{ until: "2026-06-13" }, { until: "past" }],
    [{ ownPasscode: "a-b-c-d-e" }, { ownPasscode: "wordsShort" }],
    [{ ownPasscode: "------" }, { ownPasscode: "wordsShort" }],
    [{ ownPasscode: "x".repeat(101) }, { ownPasscode: "wordsLong" }],
    [
      { label: "", until: "x", ownPasscode: "x" },
      { label: "labelEmpty", until: "notADay", ownPasscode: "wordsShort" },
    ],
  ])("%j: %j", (typed, problems) => {
    expect(problemsIn({ ...GOOD, ...typed }, NOW)).toEqual(problems);
  });

  test.each([
    ...["12026-01-01", "+012026-01-01", "-000001-01-01", "2099-1-1", "2099-01-01T00:00"],
    ...["2099-01-01\n2099-01-02", "２０９９-01-01", "' OR 1=1"],
  ])("finds no day in %j", (until) => {
    expect(problemsIn({ ...GOOD, until }, NOW)).toEqual({ until: "notADay" });
  });

  test("counts the last day until it is over everywhere", () => {
    const typed = { ...GOOD, until: "2026-06-14" };
    expect(problemsIn(typed, NOW + 1000)).toEqual({ until: "past" });
  });
});

test("termsOf says all or the studies, and null without an end", () => {
  expect(termsOf({ ...GOOD, studies: ["a"] })).toEqual({ label: GOOD.label, scope: "all", until: null });
  expect(termsOf({ ...GOOD, scope: "some", studies: ["a"], until: "2026-12-31" })).toMatchObject({
    scope: ["a"],
    until: "2026-12-31",
  });
});
