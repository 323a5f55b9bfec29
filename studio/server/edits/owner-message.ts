import { CARD_TYPES } from "#app/content/schema.ts";
import type { Content } from "#app/content/types.ts";
import type { Problem } from "../../../pipeline/read/problem.ts";
import { likelyName } from "../../../pipeline/read/suggestion.ts";
import type { MissingType } from "../../shared/refusal.ts";
import { ownerFileName } from "../../shared/titles.ts";
import { describeProblem } from "./labels.ts";

const LOCKED_ELSEWHERE = / here, but locked in (.+): use another file$/;
const MISSING_TYPE = /add "(.+)" to the types in profile\.yaml/;
/** Sentences for the owner instead of messages that contain a path, the name of a field, YAML or a command. */
const SENTENCES: [message: RegExp, sentence: string][] = [
  [/^no card in projects\.yaml links to (\S+)$/, "the home page has no card for $1"],
  [MISSING_TYPE, 'add "$1" to your card types'],
  [/^write false, or a line/, "write a line"],
  [/^set imgLink or videoLink, but not both/, "choose an image or a video, but not both"],
  [/^cards\[.+?\] already has this link/, "another card already has this link"],
  [/^there is no folder (".+?") in case-studies\//, "there is no case study $1"],
  [/^there is no folder (".+?") in pages\//, "there is no page $1"],
  [/^write the name of a folder in case-studies\//, "choose a case study"],
  [/^write the name of a folder in pages\//, "choose a page"],
  [/^write the name of an installed Fontsource package, or of .*/, "choose a typeface"],
  [/^write the full name of the package, .*/, "choose another typeface"],
  [/ is not installed: run npm install .*/, " is not installed: choose another typeface"],
  [
    /^no page uses this file: .*/,
    "no page uses this file: move it to a folder outside your site, or delete it",
  ],
  [/: move it out of content\/$/, ": move it to a folder outside your site, or delete it"],
  [/ or a place outside content\//, ""],
  [/ does not exist in [^;]+/, " does not exist: choose another file"],
  [/keep one (share\.png .*) next to a page's YAML file/, "keep one $1 for each page"],
  [/, or as docs\/content\.md explains/, ""],
  [/\bin npm run studio$/, "in the studio"],
  [
    /^the file is named .*: rename it to .*/,
    "the site does not read this file, because of its name: see Details",
  ],
  [/^looks like a copy of \S+/, "looks like a copy of another file,"],
  [/`width: (\d+)` has no effect/, "the image width of $1 pixels has no effect"],
  [/ is not valid YAML \(.*?\)/, " cannot be read"],
  [/ with scheme: (\w+)/, " with the color scheme “$1”"],
  [/\bdarkBackground\b/, "dark background"],
  [/^write fields, one in each line: .*/, "contains a text instead of several values"],
  [/^(this field does not exist here).*/, "$1"],
  [/^use only (\S+), because .*/, "use only $1"],
];

/** Returns a problem's message with curly quotes, and without paths, names of fields, YAML and commands. */
export function ownerMessage(content: Content | null, { message }: Pick<Problem, "message">): string {
  const withPlaces = message
    .replace(/(\S+) in (\S+\.yaml):\d+/, (_, field: string, file: string) =>
      content ? describeProblem(content, { file, field, message, line: 1, column: 1 }) : ownerFileName(file),
    )
    .replace(/(?<=locked in )(\S.*\.\w+)(?=: use another file)/, (_, file: string) => ownerFileName(file));
  const sentence = SENTENCES.reduce((text, [pattern, other]) => text.replace(pattern, other), withPlaces);
  return sentence.replaceAll(/"([^"]+)"/g, "“$1”");
}

/** Names all files that would be locked in one place, but not in another. Returns "" if there are none. */
export function fileConflicts(content: Content, problems: Problem[]): string {
  const places = new Map<string, string>();
  for (const problem of problems) {
    const [, lockedPlace] = LOCKED_ELSEWHERE.exec(ownerMessage(content, problem)) ?? [];
    if (lockedPlace) places.set(lockedPlace, describeProblem(content, problem));
  }
  if (places.size === 0) return "";
  const lines = [...places].map(([lockedPlace, openPlace]) => `${lockedPlace} (also in ${openPlace})`);
  return `A file cannot be locked in one place and open in another. Use another file in one of the two places:\n${lines.join(";\n")}.`;
}

/** Returns the type of a card that the profile does not list, or null for other problems. */
export function missingCardType(content: Content, { message }: Pick<Problem, "message">): MissingType | null {
  const [, name] = MISSING_TYPE.exec(message) ?? [];
  return name ? { name, likely: likelyName(name, [...CARD_TYPES, ...content.profile.types]) } : null;
}

/** Returns the name that a misspelled field should have, "" if no name is similar, or null for other problems. */
export function likelyField({ message }: Pick<Problem, "message">): string | null {
  if (!message.startsWith("this field does not exist here")) return null;
  return /did you mean "(.+?)"/.exec(message)?.[1] ?? "";
}
