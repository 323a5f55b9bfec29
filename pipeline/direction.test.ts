import { expect, test } from "vitest";
import { directionOf } from "./direction.ts";

test("returns rtl for languages whose script is written from right to left", () => {
  for (const lang of ["ar", "ar-EG", "he", "fa", "ur", "yi", "az-Arab", "ur-Aran", "dv"])
    expect([lang, directionOf(lang)]).toEqual([lang, { dir: "rtl" }]);
  for (const lang of ["en", "de-CH", "az", "ja", "ur-Latn"])
    expect([lang, directionOf(lang)]).toEqual([lang, {}]);
});
