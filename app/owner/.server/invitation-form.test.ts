import { describe, expect, test } from "vitest";
import { EMPTY_FIELDS } from "#app/owner/invitation-form.tsx";
import { parseFields, readFields } from "./invitation-form.ts";

const NOW = Date.parse("2026-06-15T11:59:59Z");
const VALID = { ...EMPTY_FIELDS, label: "Acme, hiring team" };

describe("readFields", () => {
  test("reads and trims the fields, and drops slugs that the form does not offer", () => {
    const form = new URLSearchParams(
      "label=+Acme+&opens=some&study=b&study=x&study=a&lastDay=2026-12-31&passcode=+amber+canoe",
    );
    expect(readFields(form, ["a", "b", "c"])).toEqual({
      label: "Acme",
      studies: ["a", "b"],
      lastDay: "2026-12-31",
      passcode: "amber canoe",
    });
  });

  test("returns empty fields for an empty form, with no study", () => {
    expect(readFields(new URLSearchParams(), ["a"])).toEqual({ ...EMPTY_FIELDS, studies: [] });
  });

  test.each(["", "some", "ALL", "All ", "__proto__", "a"])("does not read %j as all studies", (opens) => {
    expect(readFields(new URLSearchParams({ opens }), ["a"]).studies).toEqual([]);
  });

  test("reads all studies if the owner chose so, or had no study to choose from", () => {
    expect(readFields(new URLSearchParams({ opens: "all" }), ["a"]).studies).toBe("all");
    expect(readFields(new URLSearchParams(), []).studies).toBe("all");
  });
});

describe("parseFields", () => {
  test.each([
    [{}, { label: VALID.label, studies: "all", lastDay: null }, undefined],
    [{ studies: ["a"], lastDay: "2028-02-29" }, { studies: ["a"], lastDay: "2028-02-29" }, undefined],
    [{ label: "🙂".repeat(200) }, { label: "🙂".repeat(200) }, undefined],
    // It is still this day at UTC-12.
    [{ lastDay: "2026-06-14" }, { lastDay: "2026-06-14" }, undefined],
    [{ passcode: "amb-ers" }, {}, "amb-ers"],
    [{ passcode: "шесть6" }, {}, "шесть6"],
    [{ passcode: "x".repeat(100) }, {}, "x".repeat(100)],
  ])("accepts %j", (fields, values, passcode) => {
    const parsed = parseFields({ ...VALID, ...fields } as typeof VALID, NOW);
    expect(parsed).toMatchObject({ errors: null, values });
    expect("passcode" in parsed && parsed.passcode).toBe(passcode);
  });

  test.each([
    [{ label: "" }, { label: ["labelEmpty"] }],
    [{ label: "\u200b \u2060\u00ad" }, { label: ["labelEmpty"] }],
    [{ label: "🙂".repeat(201) }, { label: ["labelLong"] }],
    [{ studies: [] }, { studies: ["noStudy"] }],
    [{ lastDay: "0000-01-01" }, { lastDay: ["past"] }],
    [{ lastDay: "2026-06-13" }, { lastDay: ["past"] }],
    [{ passcode: "------" }, { passcode: ["passcodeShort"] }],
    [{ passcode: "x".repeat(101) }, { passcode: ["passcodeLong"] }],
    [
      { label: "", studies: [], lastDay: "x", passcode: "x" },
      { label: ["labelEmpty"], studies: ["noStudy"], lastDay: ["notADay"], passcode: ["passcodeShort"] },
    ],
  ])("rejects %j with %j", (fields, errors) => {
    expect(parseFields({ ...VALID, ...fields }, NOW)).toEqual({ errors });
  });

  test.each([
    ...["31.12.2026", "2026-02-30", "+012026-01-01", "2099-1-1", "2099-01-01T00:00", "２０９９-01-01"],
  ])("rejects %j as a day", (lastDay) => {
    expect(parseFields({ ...VALID, lastDay }, NOW)).toEqual({ errors: { lastDay: ["notADay"] } });
  });
});
