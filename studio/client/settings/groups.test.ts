import { expect, test } from "vitest";
import { z } from "zod";
import { profileSchema, projectsSchema } from "../../../app/content/schema.ts";
import { themeSchema } from "../../../app/content/theme-schema.ts";
import { findFields, groupsAround, groupsOf } from "./groups.ts";
import { type Schema, titleOf } from "./schema.ts";

const [profile, projects, theme] = [profileSchema, projectsSchema, themeSchema].map(
  (schema) => z.toJSONSchema(schema, { io: "input" }) as Schema,
) as [Schema, Schema, Schema];
const PROFILE = { name: "Zoë", links: ["https://a.example"], blurb: { title: "Hi", alt: "A face" } };
const CARDS = { cards: [{ title: "One" }, { title: "Two", hover: "rise" }] };

test("groups the fields of the profile, and keeps its own groups", () => {
  expect(groupsOf(profile, PROFILE).map(({ key, rows }) => [key, ...rows.map(([name]) => name)])).toEqual([
    ["Name and tagline", "name", "title", "tagline"],
    ["Contact and résumé", "links", "availability", "resume"],
    ["Site", "lang", "types", "openFirst"],
    ["blurb", "blurb"],
    ["Footer", "pages", "footer"],
  ]);
});

test("a field of a group is in the group, in its lists and in their items", () => {
  expect(groupsAround(profile, ["links", 0])).toEqual(["Contact and résumé", "links", "links.0"]);
  expect(groupsAround(projects, ["cards", 1])).toEqual(["cards", "cards.1"]);
});

test.each<[string, Schema, object, string[]]>([
  ["RESUME", profile, PROFILE, ["Contact and résumé", "resume"]],
  [" zoe ", profile, PROFILE, ["Name and tagline", "name"]],
  ["EMAIL", profile, PROFILE, ["Contact and résumé", "links"]],
  ["footer of", profile, PROFILE, []],
  ["contact", profile, PROFILE, ["Contact and résumé"]],
  ["a face", profile, PROFILE, ["blurb", "blurb.alt"]],
  ["two", projects, CARDS, ["cards", "cards.1"]],
  ["replaces your name", theme, {}, ["Logo and motion", "logo"]],
])(
  "a search for %j finds titles, help and values, and the groups around them",
  (text, schema, data, keys) => {
    expect([...(findFields(schema, data, text) ?? [])].sort()).toEqual(keys.sort());
  },
);

test("a search finds a card by the title of its study", () => {
  const shown = { cards: [{ title: "One" }, { title: "Trade" }] };
  const keys = findFields(projects, { cards: [{ title: "One" }, { hover: "rise" }] }, "trade", shown);
  expect(keys).toEqual(new Set(["cards", "cards.1"]));
});

test("a search finds no values that the settings do not show", () => {
  const study = { properties: { access: { type: "string", purpose: "access" } } };
  expect(findFields(study, { access: "public" }, "public")).toEqual(new Set());
  expect(findFields(study, { access: "public" }, " ")).toBeNull();
});

test.each([
  [{ image: "a.jpg" }, "1 · Trade"],
  [{ image: "a.jpg", title: "Own" }, "1 · Own"],
])("names the item %j after its own title, or else after its title on the page", (item, title) => {
  expect(titleOf(0, item, {}, { title: "Trade" })).toBe(title);
});
