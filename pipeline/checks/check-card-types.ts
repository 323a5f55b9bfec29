import { CARD_TYPES } from "#app/content/schema.ts";
import { isRecord } from "../yaml/is-record.ts";
import type { Problem, YamlFile } from "../yaml/yaml-file.ts";

/** Works on unchecked data, as checkMedia does. */
export function checkCardTypes(projects: YamlFile, types: unknown): Problem[] {
  const known = [...CARD_TYPES, ...(Array.isArray(types) ? types : [])].filter(
    (type) => typeof type === "string",
  );
  const names = `${known.slice(0, -1).join(", ")} or ${known.at(-1)}`;
  return listIn(projects.data, "cards").flatMap((card, index) => {
    const type = isRecord(card) ? card.type : undefined;
    if (typeof type !== "string" || known.includes(type.trim())) return [];
    const message = `write ${names}, or list "${type}" under types in profile.yaml`;
    return [projects.problemAt(["cards", index, "type"], message)];
  });
}

function listIn(data: unknown, field: string): unknown[] {
  const list = isRecord(data) ? data[field] : undefined;
  return Array.isArray(list) ? list : [];
}
