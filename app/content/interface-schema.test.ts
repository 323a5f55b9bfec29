import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { interfaceSchema } from "./interface-schema.ts";

const english = interfaceSchema.parse({});

test("interface.yaml in the fixture translates every string", () => {
  const translation = parse(readFileSync("tests/fixtures/site/interface.yaml", "utf8"));
  expect(interfaceSchema.safeParse(translation).success).toBe(true);
  expect(keysOf(translation)).toEqual(keysOf(english));
});

test("a string can have a help text for the settings", () => {
  const { properties } = z.toJSONSchema(interfaceSchema, { io: "input" });
  expect(properties?.page).toMatchObject({
    properties: { skip: { description: expect.stringMatching(/^The first link/) } },
  });
});

test("the default strings match the specification exactly", () => {
  const { lock, page, error } = english;
  expect([lock.title, lock.submit, page.back, lock.incorrect, lock.failed, error.title]).toEqual([
    "Enter Password",
    "Submit",
    "Back",
    "Incorrect passcode",
    "Authentication failed. Please try again.",
    "Unexpected Application Error!",
  ]);
});

test.each([
  [{ links: { mail: "Schreiben" } }, "must contain {name}, which the page replaces"],
  [
    { links: { mail: "{name}, {nam}" } },
    "the placeholder {nam} does not exist here: only {name} can be used",
  ],
  [{ page: { back: "Zurück zu {name}" } }, "the placeholder {name} does not exist here: remove it"],
  [{ lock: { tooMany: { other: "Bald" } } }, "must contain {seconds}, which the page replaces"],
])("reports a missing or unknown placeholder: %j", (translation, message) => {
  expect(interfaceSchema.safeParse(translation).error?.issues[0]?.message).toBe(message);
});

test("accepts a singular form without its placeholder", () => {
  const tooMany = { one: "Noch eine Sekunde", other: "{seconds} s" };
  expect(interfaceSchema.safeParse({ lock: { tooMany } }).success).toBe(true);
});

function keysOf(value: unknown): unknown {
  return typeof value === "object" && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, keysOf(inner)]))
    : "";
}
