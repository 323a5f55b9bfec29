import { z } from "zod";
import { isBlank } from "#app/content/invisible-characters.ts";
import { countCharacters, haveSameFold } from "#app/lock/.server/passcode.ts";
import { ExitReason } from "../files/exit-reason.ts";

/** Matches a domain after punycode, an IPv4 address, or an IPv6 address in brackets. */
const HOSTNAME = /^(?:[\w.-]+|\[[\da-f:.]+\])$/i;

export const DEFAULT_PORT = 3000;

export const environmentSchema = z.object({
  /** 0 lets the operating system choose a port. */
  PORT: wholeNumber(65_535, DEFAULT_PORT),
  HOST: z
    .string()
    .trim()
    .regex(/^[\w.:-]+$/, "must be a host name or an IP address.")
    .default("127.0.0.1"),
  PASSCODE: z
    .string()
    .refine(
      (passcode) => countCharacters(passcode) > 0,
      "must contain letters or digits, such as amber-canoe-river-stone.",
    )
    .optional(),
  /** The first secret signs sessions; every secret in the list can verify them. */
  SESSION_SECRET: z
    .string()
    .transform((list) => list.split(",").map((secret) => secret.trim()))
    .refine(
      (secrets) => secrets.every(({ length }) => length >= 16),
      "must be at least 16 characters long. Separate several secrets by commas, each of that length.",
    )
    .optional(),
  /** An unset password turns off all pages at /owner. */
  OWNER_PASSWORD: z
    .string()
    .refine((password) => [...password].length >= 10, "must be at least 10 characters long.")
    .optional(),
  /** The folder for the session secret and the invitations. systemd sets this variable. */
  STATE_DIRECTORY: z.string().optional(),
  /** The server trusts the headers of this many proxies in front of it. */
  TRUST_PROXY: wholeNumber(10, 0),
  /** The origin of the published site, without a slash at the end. */
  SITE_URL: z
    .url({
      protocol: /^https?$/,
      hostname: HOSTNAME,
      error: "must be an address such as https://www.example.com.",
    })
    .transform((url) => new URL(url))
    .refine(
      ({ href, origin }) => href === `${origin}/`,
      "must be an address without a path, such as https://www.example.com.",
    )
    .transform(({ origin }) => origin)
    .optional(),
});

export type Variables = z.input<typeof environmentSchema>;
export type Environment = z.output<typeof environmentSchema>;

export type ServerEnvironment = Environment &
  Required<Pick<Environment, "PASSCODE" | "SESSION_SECRET">> & {
    isPasscodeGenerated: boolean;
  };

export class EnvironmentError extends ExitReason {}

export function readEnvironment(variables: Record<string, unknown>): Environment {
  const checkedSchema = environmentSchema.refine(
    ({ PASSCODE = "", OWNER_PASSWORD = "" }) => !OWNER_PASSWORD || !haveSameFold(PASSCODE, OWNER_PASSWORD),
    {
      path: ["OWNER_PASSWORD"],
      error:
        "must differ from PASSCODE, which every visitor knows, in more than capitals, spaces and hyphens.",
    },
  );
  return parseVariables(checkedSchema, variables);
}

/** Reads only SITE_URL, so that other invalid variables do not stop a build. @throws EnvironmentError */
export function readSiteUrl(variables: Record<string, unknown>): string {
  const { SITE_URL } = parseVariables(environmentSchema.pick({ SITE_URL: true }), variables);
  return SITE_URL ?? "http://localhost:3000";
}

/** Treats a blank value as unset, because visitors cannot type a passcode of invisible characters. */
function parseVariables<T extends z.ZodType>(variableSchema: T, variables: Record<string, unknown>) {
  const setVariables = Object.entries(variables).filter(
    ([, value]) => typeof value === "string" && !isBlank(value),
  );
  const parseResult = variableSchema.safeParse(Object.fromEntries(setVariables));
  if (parseResult.success) return parseResult.data;
  const [issue] = parseResult.error.issues;
  throw new EnvironmentError(`${issue?.path.join()} ${issue?.message}`);
}

function wholeNumber(max: number, fallback: number) {
  const error = `must be a whole number from 0 to ${max}.`;
  return z.coerce.number(error).int(error).min(0, error).max(max, error).default(fallback);
}
