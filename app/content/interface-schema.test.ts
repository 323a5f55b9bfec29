import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { interfaceSchema } from "./interface-schema.ts";

const english = interfaceSchema.parse({});

// content/interface.yaml is the owner's and may say what she likes.
test("the interface.yaml of the journeys says every word, none in English", () => {
  const written = parse(readFileSync("tests/fixtures/site/interface.yaml", "utf8"));
  expect(interfaceSchema.parse(written)).toEqual(trimmed(written));
  expect(keysOf(written)).toEqual(keysOf(english));
});

test("the words of the specification, to the letter", () => {
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

describe("a placeholder", () => {
  test.each([
    [{ links: { mail: "Schreiben" } }, "{name} is missing; write {name}, which the page replaces"],
    [
      { links: { mail: "An {name} und {nam}" } },
      "there is no {nam} here; write {name}, which the page replaces",
    ],
    [{ page: { back: "Zurück zu {name}" } }, "there is no {name} here; take it out, with its braces"],
    [
      { lock: { tooMany: { other: "Bald" } } },
      "{seconds} is missing; write {seconds}, which the page replaces",
    ],
  ])("%j", (written, message) => {
    expect(interfaceSchema.safeParse(written).error?.issues[0]?.message).toBe(message);
  });

  test("may be left out where the number is 1", () => {
    const tooMany = { one: "Noch eine Sekunde", other: "{seconds} s" };
    expect(interfaceSchema.safeParse({ lock: { tooMany } }).success).toBe(true);
  });
});

function keysOf(value: unknown): unknown {
  return typeof value === "object" && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, keysOf(inner)]))
    : "";
}

function trimmed<T>(value: T): T {
  return JSON.parse(JSON.stringify(value), (_key, inner) =>
    typeof inner === "string" ? inner.trim() : inner,
  );
}
