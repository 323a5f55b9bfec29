import type { z } from "zod";
import { isLinkable } from "#app/addresses.ts";
import { contentFields } from "./content-fields.ts";
import { addressesIn, parseRichText } from "./rich-text.ts";
import type { Problem, YamlFile } from "./yaml-file.ts";

/** Works on unchecked data, as checkMedia does. */
export function checkTexts(file: YamlFile, schema: z.ZodType): Problem[] {
  return contentFields(schema, file.data)
    .filter(({ kind }) => kind === "markdown")
    .flatMap(({ path, value }) =>
      addressesIn(parseRichText(value))
        .filter((address) => !isLinkable(address))
        .map((address) =>
          file.problemAt(
            path,
            `the link to "${address}" leads nowhere: start its address with https://, mailto:, tel:, / or #`,
          ),
        ),
    );
}
