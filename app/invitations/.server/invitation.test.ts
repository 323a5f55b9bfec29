import { expect, test } from "vitest";
import { currentSlugs, groupVisits } from "./invitation.ts";

const redirects = [
  { from: "/oldest", to: "/older", renamed: true },
  { from: "/older", to: "/trade", renamed: true },
  { from: "/deleted", to: "/search" },
  { from: "/kept", to: "/deleted", renamed: true },
  { from: "/gone", to: "/tides", renamed: false },
  { from: "/a", to: "/b", renamed: true },
  { from: "/b", to: "/a", renamed: true },
];

test.each([
  ["a renamed study", ["older"], ["trade"]],
  ["a study that was renamed twice", ["oldest"], ["trade"]],
  ["a deleted study", ["deleted", "gone"], ["deleted", "gone"]],
  ["a study that was renamed and then deleted", ["kept"], ["deleted"]],
  ["both names of a study", ["trade", "older"], ["trade"]],
  ["a study without a redirect", ["search"], ["search"]],
])("currentSlugs returns the names that an invitation to %s opens", (_, slugs, expected) => {
  expect(currentSlugs(slugs, redirects)).toEqual(expected);
});

test("currentSlugs ends for redirects in a circle", () => {
  expect(currentSlugs(["a"], redirects)).toHaveLength(1);
});

test("groupVisits joins the days of a study before and after its new name, and lists the latest day first", () => {
  const visits = [
    { study: "older", day: "2026-01-01" },
    { study: "trade", day: "2026-01-02" },
    { study: "older", day: "2026-01-02" },
  ];
  expect(groupVisits(visits, redirects)).toEqual([{ slug: "trade", days: ["2026-01-02", "2026-01-01"] }]);
});
