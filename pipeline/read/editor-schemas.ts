import { z } from "zod";
import { interfaceSchema } from "#app/content/interface-schema.ts";
import { caseStudySchema, pageSchema, profileSchema, projectsSchema } from "#app/content/schema.ts";
import { themeSchema } from "#app/content/theme-schema.ts";
import { redirectsSchema } from "../check/redirects.ts";

/** By the name of the file that each describes. */
export const SCHEMAS = {
  "case-study": caseStudySchema,
  interface: interfaceSchema,
  page: pageSchema,
  profile: profileSchema,
  projects: projectsSchema,
  redirects: redirectsSchema,
  theme: themeSchema,
};

/** For editors that know YAML: they complete fields and mark problems while one writes. By file name. */
export function editorSchemas(): Map<string, string> {
  return new Map(
    Object.entries(SCHEMAS).map(([name, schema]) => {
      const json = z.toJSONSchema(schema, { io: "input", target: "draft-7", override: forEditors });
      return [`${name}.json`, `${JSON.stringify(json, null, 2)}\n`];
    }),
  );
}

function forEditors({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  // JSON Schema has patterns for one case only.
  const patterns = {
    picture: "\\.\\w+$",
    video: "\\.[mM][pP]4$",
    document: "\\.[pP][dD][fF]$",
    drawing: "\\.[sS][vV][gG]$",
  };
  const { media } = jsonSchema as z.GlobalMeta;
  if (media) jsonSchema.pattern = patterns[media];
  if (jsonSchema.format === "color") {
    jsonSchema.pattern = "^#[0-9a-fA-F]{6}$";
    delete jsonSchema.format;
  }
  if (jsonSchema.format === "markdown") delete jsonSchema.format;
  for (const mark of ["media", "describedBy", "poster", "cropOf"]) delete jsonSchema[mark];
  // The pipeline takes a year without quotes for a text.
  const { type, pattern, format, enum: words } = jsonSchema;
  if (type === "string" && !pattern && !format && !words && !("const" in jsonSchema)) {
    Object.assign(jsonSchema, { type: ["string", "number", "boolean"] });
  }
}
