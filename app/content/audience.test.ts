import { expect, test } from "vitest";
import { type Audience, audienceOfField } from "./audience.ts";

test.each<[study: object | null, path: (string | number)[], audience: Audience]>([
  [{ access: "public" }, ["sections", 0, "title"], "public"],
  [{ access: "passcode" }, ["sections", 0, "title"], "passcode"],
  [{ access: "Public" }, ["sections", 0, "title"], "passcode"],
  [{ access: "passcode" }, ["outcome", 0, "value"], "public"],
  [{ access: "passcode" }, ["hero", "imgLink"], "public"],
  [{ access: "passcode" }, ["hero", "link", "address"], "passcode"],
  [{ access: "invited" }, ["hero", "imgLink"], "invited"],
  [{ access: "public", draft: true }, ["hero", "imgLink"], "owner"],
  [{ access: "public" }, ["sections", 0, "notes"], "owner"],
  [null, ["sections", 0, "title"], "public"],
  [null, ["sections", 0, "notes"], "owner"],
])("in the study %j, the field %j is for the audience %s", (study, path, audience) => {
  expect(audienceOfField(study, path)).toBe(audience);
});
