import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { fold, nearest } from "../yaml/nearest.ts";
import type { Problem } from "../yaml/yaml-file.ts";

/** By the folder's list, not by opening it: on a Mac or on Windows "Profile.yaml" opens as "profile.yaml" too. */
export async function isNamedSo(folder: string, name: string): Promise<boolean> {
  return (await namesIn(folder)).includes(name);
}

/** What is there instead of `name` and was probably meant to be it. */
export async function misnamed(folder: string, name: string): Promise<string | null> {
  const names = await namesIn(folder);
  const stems = new Map(names.filter((other) => other !== name).map((other) => [stemOf(other), other]));
  return stems.get(nearest(stemOf(name), [...stems.keys()]) ?? "") ?? null;
}

/** Studies have a folder each: a file beside these folders is read by nobody. */
export async function checkLooseStudies(folder: string): Promise<Problem[]> {
  const loose = (await namesIn(folder)).filter((name) => /\.ya?ml(\.txt)?$/i.test(name));
  const message = "put it in a folder of its own, called like the study's address, as case-study.yaml";
  return loose.map((name) => wholeFile(join(folder, name), message));
}

export function wholeFile(file: string, message: string): Problem {
  return { file, line: 1, column: 1, field: "", message };
}

/** In place of the error of a file that is there and cannot be read, such as a link that leads nowhere. @throws any other */
export function cannotOpen(error: unknown): string {
  if (error instanceof Error && "syscall" in error)
    return "cannot be opened: put a file here that you may read";
  throw error;
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}

/** "Case_Study.yml.txt" and "case-study.yaml" have the same. */
function stemOf(name: string): string {
  return fold(name)
    .replace(/(\.ya?ml)?(\.txt)?$/, "")
    .replaceAll(/[\s_-]/g, "");
}
