import { expect, test } from "vitest";
import { interfaceSchema } from "#app/content/interface-schema.ts";
import { refusalMessage } from "./messages.ts";

const strings = { ...interfaceSchema.parse({}), lang: "en" };
const { gate } = strings;

test.each([
  [200, gate.incorrect],
  [400, gate.refused],
  [403, gate.refused],
  [405, gate.refused],
  [413, gate.tooLong],
  [429, "Too many attempts. Try again in 40 seconds."],
  [500, gate.failed],
  [502, gate.failed],
  [503, gate.failed],
  [0, gate.failed],
])("says of %i what it is", (status, message) => {
  expect(refusalMessage({ status, seconds: 40 }, strings)).toBe(message);
});
