/** Answers who can see what. The leak check does not use this file, and keeps its own list on purpose. */
export const AUDIENCES = ["public", "passcode", "invited", "owner"] as const;

/** Each audience contains fewer people than the audience before it. */
export type Audience = (typeof AUDIENCES)[number];

/** Everyone can see these fields of a study behind the passcode (see SECURITY.md). A new field is locked until listed here. */
export const PUBLIC_FIELDS = ["role", "team", "outcome", "summary"] as const;
export const PUBLIC_HERO_FIELDS = [
  "imgLink",
  "alt",
  "imgLinkSmall",
  "altSmall",
  "title",
  "description",
  "tags",
  "width",
  "spacing",
  "bgColor",
] as const;

interface Study {
  access?: unknown;
  draft?: unknown;
}

/** Returns who can read the sections of a study. A mistyped `access` cannot publish them. */
export function audienceOfStudy({ access, draft }: Study): Audience {
  if (draft) return "owner";
  return access === "public" || access === "invited" ? access : "passcode";
}

/** Returns who can see a field of a study, or of another file if `study` is null. Only the owner can see notes. */
export function audienceOfField(study: Study | null, path: readonly PropertyKey[]): Audience {
  if (path[0] === "sections" && path.at(-1) === "notes") return "owner";
  const audience = study ? audienceOfStudy(study) : "public";
  return audience === "passcode" && isPublicField(path) ? "public" : audience;
}

function isPublicField([part, field]: readonly PropertyKey[]): boolean {
  if (part === "hero") return PUBLIC_HERO_FIELDS.some((name) => name === field);
  return PUBLIC_FIELDS.some((name) => name === part);
}
