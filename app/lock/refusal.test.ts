import { expect, test } from "vitest";
import { interfaceSchema } from "#app/content/interface-schema.ts";
import { refusalMessage } from "./refusal.ts";

const strings = { ...interfaceSchema.parse({}), lang: "en" };
const { lock } = strings;

test.each([
  [200, lock.incorrect],
  [400, lock.refused],
  [403, lock.refused],
  [405, lock.refused],
  [413, lock.tooLong],
  [429, "Too many attempts\nYou can try again in 40 seconds."],
  [500, lock.failed],
  [502, lock.failed],
  [503, lock.failed],
  [0, lock.failed],
])("refusalMessage returns the message for status %i", (status, message) => {
  expect(refusalMessage({ status, seconds: 40 }, strings)).toBe(message);
});
