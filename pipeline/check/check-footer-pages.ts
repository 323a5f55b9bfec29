import { listAt } from "../read/content-fields.ts";
import type { Problem } from "../read/problem.ts";
import { suggestion } from "../read/suggestion.ts";
import type { YamlFile } from "../read/yaml-file.ts";
import type { Site } from "./check-content.ts";

/** Checks that each page in the profile's footer list exists. */
export function checkFooterPages(file: YamlFile, { pages }: Site): Problem[] {
  return listAt(file.data, "pages").flatMap((name, index) => {
    if (typeof name !== "string" || pages.includes(name)) return [];
    return [
      file.problemAt(["pages", index], `there is no folder "${name}" in pages/${suggestion(name, pages)}`),
    ];
  });
}
