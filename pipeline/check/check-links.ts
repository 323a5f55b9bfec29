import type { z } from "zod";
import { richText } from "#app/content/fields.ts";
import { isLinkable } from "#app/links.ts";
import { pageAddresses } from "#app/site-map.ts";
import { contentFields } from "../read/content-fields.ts";
import type { Problem } from "../read/problem.ts";
import { addressesIn, parseRichText } from "../read/rich-text.ts";
import { suggestion } from "../read/suggestion.ts";
import type { YamlFile } from "../read/yaml-file.ts";
import type { Site } from "./check-content.ts";

/** Checks the links in texts with Markdown. */
export function checkLinks(file: YamlFile, schema: z.ZodType, { studies, pages }: Site): Problem[] {
  const known = pageAddresses([...pages, ...studies]);
  return contentFields(schema, file.data)
    .filter(({ kind, value }) => kind === "markdown" && richText.safeParse(value).success)
    .flatMap(({ path, value }) => {
      const problems = addressesIn(parseRichText(value)).flatMap(
        (address) => linkProblem(address, known) ?? [],
      );
      return problems.length > 0 ? [file.problemAt(path, problems.join(" — and "))] : [];
    });
}

function linkProblem(address: string, known: string[]): string | null {
  if (!isLinkable(address)) return `the link to "${address}" must start with https://, mailto:, tel:, / or #`;
  const [page = ""] = address.split(/[?#]/);
  // An address with a dot is a file in public/.
  if (!page.startsWith("/") || page.includes(".") || known.includes(page)) return null;
  return `the link to "${address}" leads to no page${suggestion(page, known)}`;
}
