import type { z } from "zod";
import { isLinkable } from "#app/links.ts";
import { pageAddresses } from "#app/site-map.ts";
import { contentFields } from "../read/content-fields.ts";
import { didYouMean } from "../read/nearest.ts";
import type { Problem } from "../read/problem.ts";
import { addressesIn, parseRichText } from "../read/rich-text.ts";
import type { YamlFile } from "../read/yaml-file.ts";

/** Works on unchecked data, as checkMedia does. `slugs` are those of all studies. */
export function checkTexts(file: YamlFile, schema: z.ZodType, slugs: string[]): Problem[] {
  const pages = pageAddresses(slugs);
  return contentFields(schema, file.data)
    .filter(({ kind }) => kind === "markdown")
    .flatMap(({ path, value }) => {
      const problems = addressesIn(parseRichText(value)).flatMap(
        (address) => problemIn(address, pages) ?? [],
      );
      return problems.length > 0 ? [file.problemAt(path, problems.join(" — and "))] : [];
    });
}

function problemIn(address: string, pages: string[]): string | null {
  const leads = `the link to "${address}" leads nowhere`;
  if (!isLinkable(address)) return `${leads}: start its address with https://, mailto:, tel:, / or #`;
  const [page = ""] = address.split(/[?#]/);
  // With a point it is a file, of those in public/ for one.
  const isPage = page.startsWith("/") && !page.includes(".");
  if (!isPage || pages.includes(page)) return null;
  return leads + (didYouMean(page, pages) || `; there are ${pages.join(", ")}`);
}
