import { z } from "zod";
import { isBlank } from "#app/content/invisible-characters.ts";
import { type InvitationValues, isDayOver } from "#app/invitations/.server/invitation.ts";
import { countCharacters, MIN_PASSCODE_CHARACTERS } from "#app/lock/.server/passcode.ts";
import type { FormErrors, FormFields } from "#app/owner/form-fields.ts";

export function readFields(form: URLSearchParams, offeredSlugs: readonly string[]): FormFields {
  const text = (name: string) => (form.get(name) ?? "").trim();
  const chosenSlugs = [...new Set(form.getAll("study"))].filter((slug) => offeredSlugs.includes(slug));
  // If there are no studies to choose from, the invitation opens all studies.
  const isAll = form.get("opens") === "all" || offeredSlugs.length === 0;
  return {
    label: text("label"),
    studies: isAll ? "all" : chosenSlugs,
    greeting: text("greeting").replaceAll("\r\n", "\n"),
    resume: form.get("resume") ?? "",
    lastDay: text("lastDay"),
    passcode: text("passcode"),
  };
}

export const EMPTY_FIELDS = readFields(new URLSearchParams(), []);

export function fieldsOf({ studies, lastDay, label, greeting, resume }: InvitationValues): FormFields {
  const chosenStudies = studies === "all" ? "all" : [...studies];
  return { label, studies: chosenStudies, greeting, resume, lastDay: lastDay ?? "", passcode: "" };
}

export function parseFields(fields: FormFields, resumes: readonly string[], now: number) {
  const parseResult = schemaAt(now, resumes).safeParse(fields);
  if (!parseResult.success) return { errors: z.flattenError(parseResult.error).fieldErrors as FormErrors };
  const { passcode, ...values } = parseResult.data;
  return { values, passcode, errors: null };
}

function schemaAt(now: number, resumes: readonly string[]) {
  return z.object({
    label: z
      .string()
      .refine((label) => !isBlank(label), "labelEmpty")
      .refine((label) => hasAtMost(200, label), "labelLong"),
    studies: z.union([z.literal("all"), z.array(z.string()).min(1, "noStudy")]),
    greeting: z.string().refine((greeting) => hasAtMost(300, greeting), "greetingLong"),
    resume: z.string().refine((name) => name === "" || resumes.includes(name), "resumeGone"),
    lastDay: z
      .string()
      .refine((day) => day === "" || z.iso.date().safeParse(day).success, { error: "notADay", abort: true })
      .refine((day) => day === "" || !isDayOver(day, now), "past")
      .transform((day) => day || null),
    passcode: z
      .string()
      .refine(
        (passcode) => passcode === "" || countCharacters(passcode) >= MIN_PASSCODE_CHARACTERS,
        "passcodeShort",
      )
      .refine((passcode) => hasAtMost(100, passcode), "passcodeLong")
      .transform((passcode) => passcode || undefined),
  });
}

function hasAtMost(count: number, text: string): boolean {
  return [...text].length <= count;
}
