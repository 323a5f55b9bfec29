import { stat } from "node:fs/promises";
import { join, normalize } from "node:path";
import type { z } from "zod";
import { mediaFields } from "./content-fields.ts";
import type { Problem, YamlFile } from "./yaml-file.ts";

/** Works on unchecked data, so that these mistakes are told together with those of the schema. */
export async function checkMedia(file: YamlFile, schema: z.ZodType, folder: string): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const { path, value: name, parent, marks } of mediaFields(schema, file.data)) {
    const { describedBy, poster } = marks;
    const mistake = await mistakeInName(name, folder);
    if (mistake) problems.push(file.problemAt(path, mistake));
    if (describedBy && !(describedBy in parent)) {
      const missing = `is missing: say in words what ${name} shows`;
      problems.push(file.problemAt([...path.slice(0, -1), describedBy], missing));
    }
    if (poster && !(poster in parent)) {
      const missing = `is missing: name a picture that stands for ${name}`;
      problems.push(file.problemAt([...path.slice(0, -1), poster], missing));
    }
  }
  return problems;
}

async function mistakeInName(name: string, folder: string): Promise<string | null> {
  if (normalize(name).startsWith("..") || name.startsWith("/"))
    return `"${name}" must stand beside this file`;
  const found = await stat(join(folder, name)).catch(() => null);
  return found?.isFile() ? null : `there is no file "${name}" in ${folder}`;
}
