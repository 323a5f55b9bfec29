import { describe, expect, test } from "vitest";
import { EMPTY_FIELDS, parseFields, readFields } from "./parse-fields.ts";

const NOW = Date.parse("2026-06-15T11:59:59Z");
const RESUMES = ["acme.pdf"];
const VALID_FIELDS = { ...EMPTY_FIELDS, label: "Acme, hiring team" };

describe("readFields", () => {
  test("trims the fields except the name of the résumé, keeps the order of the studies and ignores slugs that the form does not offer", () => {
    const form = new URLSearchParams(
      "label=+Acme+&opens=some&study=b&study=x&study=a&study=b&greeting=+Hi,%0D%0A%0D%0AAcme&resume=+Acme++1.pdf&lastDay=2026-12-31&passcode=+amber+canoe",
    );
    const fields = {
      label: "Acme",
      studies: ["b", "a"],
      greeting: "Hi,\n\nAcme",
      resume: " Acme  1.pdf",
      lastDay: "2026-12-31",
      passcode: "amber canoe",
    };
    expect(readFields(form, ["a", "b", "c"])).toEqual(fields);
    expect(readFields(new URLSearchParams(), ["a"])).toEqual({ ...EMPTY_FIELDS, studies: [] });
  });

  test.each(["", "some", "ALL", "__proto__"])("does not treat the choice %j as all studies", (opens) => {
    expect(readFields(new URLSearchParams({ opens }), ["a"]).studies).toEqual([]);
  });

  test("returns all studies if the owner chose all studies, or if the form did not offer studies", () => {
    expect(readFields(new URLSearchParams({ opens: "all" }), ["a"]).studies).toBe("all");
    expect(readFields(new URLSearchParams(), []).studies).toBe("all");
  });
});

describe("parseFields", () => {
  test.each([
    [{}, { label: VALID_FIELDS.label, studies: "all", lastDay: null }, undefined],
    [{ studies: ["a"], lastDay: "2028-02-29" }, { studies: ["a"], lastDay: "2028-02-29" }, undefined],
    [{ label: "🙂".repeat(200) }, { label: "🙂".repeat(200) }, undefined],
    // At UTC-12, this day has not ended yet.
    [{ lastDay: "2026-06-14" }, { lastDay: "2026-06-14" }, undefined],
    [{ greeting: "🙂".repeat(300), resume: "acme.pdf" }, { resume: "acme.pdf" }, undefined],
    [{ passcode: "amb-ers" }, {}, "amb-ers"],
    [{ passcode: "x".repeat(100) }, {}, "x".repeat(100)],
  ])("accepts the fields %j", (fields, values, passcode) => {
    const parseResult = parseFields({ ...VALID_FIELDS, ...fields } as typeof VALID_FIELDS, RESUMES, NOW);
    expect(parseResult).toMatchObject({ errors: null, values });
    expect("passcode" in parseResult && parseResult.passcode).toBe(passcode);
  });

  test.each([
    [{ label: "" }, { label: ["labelEmpty"] }],
    [{ label: "\u200b \u2060\u00ad" }, { label: ["labelEmpty"] }],
    [{ label: "🙂".repeat(201) }, { label: ["labelLong"] }],
    [{ greeting: "🙂".repeat(301) }, { greeting: ["greetingLong"] }],
    [{ resume: "../acme.pdf" }, { resume: ["resumeGone"] }],
    [{ studies: [] }, { studies: ["noStudy"] }],
    [{ lastDay: "2026-06-13" }, { lastDay: ["past"] }],
    [{ lastDay: "31.12.2026" }, { lastDay: ["notADay"] }],
    [{ lastDay: "2027-02-30" }, { lastDay: ["notADay"] }],
    [{ passcode: "amb-er" }, { passcode: ["passcodeShort"] }],
    [{ passcode: "x".repeat(101) }, { passcode: ["passcodeLong"] }],
    [
      { label: "", studies: [], lastDay: "x", passcode: "x" },
      { label: ["labelEmpty"], studies: ["noStudy"], lastDay: ["notADay"], passcode: ["passcodeShort"] },
    ],
  ])("rejects the fields %j with the errors %j", (fields, errors) => {
    expect(parseFields({ ...VALID_FIELDS, ...fields }, RESUMES, NOW)).toEqual({ errors });
  });
});
