import { RESERVED_SLUGS, studyAddress } from "#app/addresses.ts";
import { isRecord } from "./is-record.ts";
import type { Problem, YamlFile } from "./yaml-file.ts";

export function checkSlug(file: YamlFile, slug: string): Problem[] {
  if (!/^[a-z0-9-]+$/.test(slug)) {
    return [
      file.problemAt([], `the folder "${slug}" is the address: use small letters, digits and hyphens only`),
    ];
  }
  if (RESERVED_SLUGS.includes(slug))
    return [file.problemAt([], `the site itself needs /${slug}: rename the folder`)];
  return [];
}

export function checkLinks(projects: YamlFile, slugs: string[]): Problem[] {
  const problems: Problem[] = [];
  const seen = new Map<string, number>();
  list(field(projects.data, "cards")).forEach((card, index) => {
    const link = field(card, "link");
    if (typeof link !== "string") return;
    const path = ["cards", index, "link"];
    const earlier = seen.get(link);
    if (earlier !== undefined) {
      problems.push(
        projects.problemAt(path, `cards[${earlier}] has this link already: each card needs its own`),
      );
    } else if (link.startsWith("/") && !slugs.includes(link.slice(1))) {
      const known = slugs.map(studyAddress).join(", ");
      problems.push(projects.problemAt(path, `there is no case study "${link}"; there are ${known}`));
    }
    if (earlier === undefined) seen.set(link, index);
  });
  return problems;
}

/** A public page ships no script, so it has no video: WCAG 2.2.2 asks for a Pause button, which needs one. */
export function checkPublicKinds(study: YamlFile): Problem[] {
  if (field(study.data, "access") !== "public") return [];
  return list(field(study.data, "sections")).flatMap((section, index) =>
    field(section, "type") === "textVideo"
      ? [
          study.problemAt(
            ["sections", index, "type"],
            "only a study with access: passcode may show videos; use textImage here",
          ),
        ]
      : [],
  );
}

function field(data: unknown, name: string): unknown {
  return isRecord(data) ? data[name] : undefined;
}

function list(data: unknown): unknown[] {
  return Array.isArray(data) ? data : [];
}
