import { stat } from "node:fs/promises";
import { join, normalize } from "node:path";
import type { Problem, YamlFile } from "./yaml-file.ts";

const MEDIA_FIELDS = ["imgLink", "image", "bgimage", "poster", "videoLink"];
/** The fields whose picture or video is read out by its `alt`. */
const DESCRIBED_FIELDS = ["imgLink", "videoLink"];

/**
 * Looks at every media name in a file: the file is there, has its `alt`, and a video its `poster`.
 * Works on unchecked data, so that these mistakes are told together with those of the schema.
 * @param folder where the YAML file stands; media names start there
 */
export async function checkMedia(file: YamlFile, folder: string): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const { path, value } of objects(file.data)) {
    for (const field of MEDIA_FIELDS) {
      const name = value[field];
      if (typeof name !== "string") continue;
      const problem = await mistakeInName(name, folder);
      if (problem) problems.push(file.problemAt([...path, field], problem));
      if (DESCRIBED_FIELDS.includes(field) && !("alt" in value)) {
        problems.push(file.problemAt([...path, "alt"], `is missing: say in words what ${name} shows`));
      }
      if (field === "videoLink" && !("poster" in value)) {
        problems.push(
          file.problemAt([...path, "poster"], `is missing: name a picture that stands for ${name}`),
        );
      }
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

type Found = { path: (string | number)[]; value: Record<string, unknown> };

function objects(value: unknown, path: (string | number)[] = []): Found[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => objects(item, [...path, index]));
  if (typeof value !== "object" || value === null) return [];
  const record = value as Record<string, unknown>;
  return [
    { path, value: record },
    ...Object.entries(record).flatMap(([key, item]) => objects(item, [...path, key])),
  ];
}
