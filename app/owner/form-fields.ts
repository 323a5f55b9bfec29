import type { Strings } from "#app/content/types.ts";

export interface FormFields {
  label: string;
  studies: "all" | string[];
  greeting: string;
  resume: string;
  lastDay: string;
  passcode: string;
}

/** The values are keys of `strings.owner.errors`. */
export type FormErrors = Partial<Record<keyof FormFields, readonly (keyof Strings["owner"]["errors"])[]>>;

export interface StudyOption {
  slug: string;
  title: string;
  /** Names the readers of the study. A deleted study has no kind. */
  kind: string;
}

export interface FormState {
  fields: FormFields;
  errors: FormErrors | null;
}

/** Marks a field as invalid. The page that reports errors begins at the first invalid field. */
export function invalidProps(name: keyof FormFields, errors: FormErrors | null) {
  const isInvalid = Boolean(errors?.[name]);
  const isFirst = isInvalid && FIELD_ORDER.find((field) => errors?.[field]) === name;
  return { "aria-invalid": isInvalid, autoFocus: isFirst };
}

const FIELD_ORDER = ["label", "greeting", "studies", "resume", "lastDay", "passcode"] as const;
