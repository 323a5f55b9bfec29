import { RESERVED_SLUGS, studyAddress } from "#app/addresses.ts";
import { isRecord } from "../yaml/is-record.ts";
import { didYouMean } from "../yaml/nearest.ts";
import type { Problem, YamlFile } from "../yaml/yaml-file.ts";
import { wholeFile } from "./check-files.ts";

export function checkSlug(file: string, slug: string): Problem[] {
  if (!/^[a-z0-9-]+$/.test(slug)) {
    const better = slug
      .normalize("NFD")
      .toLowerCase()
      .replaceAll(/\p{M}/gu, "")
      .replaceAll(/[^a-z0-9]+/g, "-");
    const rule = `the folder "${slug}" is the address: use small letters, digits and hyphens only`;
    return [wholeFile(file, `${rule}, such as "${better.replaceAll(/^-|-$/g, "") || "my-study"}"`)];
  }
  if (RESERVED_SLUGS.includes(slug))
    return [wholeFile(file, `the site itself needs /${slug}: rename the folder`)];
  return [];
}

export function checkLinks(projects: YamlFile, slugs: string[]): Problem[] {
  const problems: Problem[] = [];
  const seen = new Map<string, number>();
  list(field(projects.data, "cards")).forEach((card, index) => {
    const link = field(card, "link");
    if (typeof link !== "string") return;
    const earlier = seen.get(link);
    const mistake = earlier === undefined ? mistakeInLink(link, slugs) : repeated(earlier);
    if (mistake) problems.push(projects.problemAt(["cards", index, "link"], mistake));
    if (earlier === undefined) seen.set(link, index);
  });
  return problems;
}

function repeated(earlier: number): string {
  return `cards[${earlier}] has this link already: each card needs its own`;
}

function mistakeInLink(link: string, slugs: string[]): string | null {
  const known = slugs.map(studyAddress);
  if (known.includes(link)) return null;
  if (known.includes(`/${link}`)) return `write it with a slash: "/${link}"`;
  if (known.includes(link.replace(/\/+$/, ""))) return `write it without the slash at its end`;
  if (!link.startsWith("/")) return null;
  const near = didYouMean(link, known);
  return `there is no case study "${link}"${near || `; there are ${known.join(", ") || "none"}`}`;
}

function field(data: unknown, name: string): unknown {
  return isRecord(data) ? data[name] : undefined;
}

function list(data: unknown): unknown[] {
  return Array.isArray(data) ? data : [];
}
