import { describe, expect, test } from "vitest";
import { mistakesIn, NOTHING_TYPED, termsOf, typedIn } from "./typed-terms.ts";

const NOW = Date.parse("2026-06-15T11:59:59Z");
const GOOD = { ...NOTHING_TYPED, label: "Acme, hiring team" };

describe("typedIn", () => {
  test("reads what was sent, without the white space around it", () => {
    const form = new URLSearchParams(
      "label=+Acme+&opens=some&study=b&study=x&study=a&until=2026-12-31&words=+amber+canoe",
    );
    expect(typedIn(form, ["a", "b", "c"])).toEqual({
      label: "Acme",
      opens: "some",
      studies: ["a", "b"],
      until: "2026-12-31",
      words: "amber canoe",
    });
  });

  test("takes nothing for everything that was left out", () => {
    expect(typedIn(new URLSearchParams(), ["a"])).toEqual({ ...NOTHING_TYPED, opens: "some" });
  });

  test.each(["", "some", "ALL", "__proto__", "a"])("opens all for that word alone: %j", (opens) => {
    expect(typedIn(new URLSearchParams({ opens }), ["a"]).opens).toBe("some");
    expect(typedIn(new URLSearchParams({ opens: "all" }), ["a"]).opens).toBe("all");
  });

  test("opens all, and what is locked later, where nothing is locked to choose from", () => {
    expect(typedIn(new URLSearchParams(), []).opens).toBe("all");
  });
});

describe("mistakesIn", () => {
  test.each([
    ["a label alone", {}],
    ["200 characters, each of two code units", { label: "🙂".repeat(200) }],
    ["some studies", { opens: "some" as const, studies: ["a"] }],
    ["the day that is still today at UTC-12", { until: "2026-06-14" }],
    ["a leap day", { until: "2028-02-29" }],
    ["words of six letters", { words: "amb-ers" }],
    ["words of another script", { words: "шесть6" }],
  ])("finds none in %s", (_, typed) => {
    expect(mistakesIn({ ...GOOD, ...typed }, NOW)).toBeNull();
  });

  test.each([
    [{ label: "" }, { label: "labelEmpty" }],
    [{ label: "🙂".repeat(201) }, { label: "labelLong" }],
    [{ opens: "some" as const }, { studies: "noStudy" }],
    [{ until: "31.12.2026" }, { until: "notADay" }],
    [{ until: "2026-02-30" }, { until: "notADay" }],
    [{ until: "2026-13-01" }, { until: "notADay" }],
    [{ until: "12026-01-01" }, { until: "notADay" }],
    [{ until: "2026-06-13" }, { until: "past" }],
    [{ words: "a-b-c-d-e" }, { words: "wordsShort" }],
    [{ words: "------" }, { words: "wordsShort" }],
    [{ words: "x".repeat(101) }, { words: "wordsLong" }],
    [
      { label: "", until: "x", words: "x" },
      { label: "labelEmpty", until: "notADay", words: "wordsShort" },
    ],
  ])("%j: %j", (typed, mistakes) => {
    expect(mistakesIn({ ...GOOD, ...typed }, NOW)).toEqual(mistakes);
  });

  test("counts the last day until it is over everywhere", () => {
    const typed = { ...GOOD, until: "2026-06-14" };
    expect(mistakesIn(typed, NOW + 1000)).toEqual({ until: "past" });
  });
});

test("termsOf says all or the studies, and null without an end", () => {
  expect(termsOf({ ...GOOD, studies: ["a"] })).toEqual({ label: GOOD.label, opens: "all", until: null });
  expect(termsOf({ ...GOOD, opens: "some", studies: ["a"], until: "2026-12-31" })).toMatchObject({
    opens: ["a"],
    until: "2026-12-31",
  });
});
