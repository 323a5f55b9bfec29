import { randomBytes } from "node:crypto";
import { z } from "zod";
import { foldToSame, generatePasscode } from "#app/lock/.server/passcode.ts";
import { countCharacters, MIN_PASSCODE_CHARACTERS } from "#app/ui/count-characters.ts";

export type Environment = {
  /** 0 lets the system choose one. */
  port: number;
  host: string;
  passcode: string;
  passcodeIsMade: boolean;
  /** So short that it is soon guessed. */
  passcodeIsShort: boolean;
  /** The first signs, all verify. */
  secrets: string[];
  /** For this run alone, unless the platform keeps some. */
  secretsAreMade: boolean;
  /** Undefined: there are no pages of the owner's. */
  ownerPassword: string | undefined;
  /** Where a machine keeps what it made; undefined leaves it to the platform. */
  stateFolder: string | undefined;
  /** How many proxies stand in front; 0 believes no proxy header. */
  trustProxy: number;
  /** Without a slash at its end. */
  siteUrl: string | undefined;
};

/** The message is one plain sentence that names the variable. */
export class EnvironmentError extends Error {}

/** @throws EnvironmentError, which never shows the value: it may be a secret */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const { PORT, HOST, PASSCODE, SESSION_SECRET, OWNER_PASSWORD, STATE_DIRECTORY, TRUST_PROXY, SITE_URL } =
    parse(schema, variables);
  if (isPasscodeForOwner({ OWNER_PASSWORD, PASSCODE }))
    throw new EnvironmentError(
      "OWNER_PASSWORD must differ from PASSCODE, which every visitor knows, in more than capitals, spaces and hyphens.",
    );
  const passcode = PASSCODE ?? generatePasscode();
  return {
    port: PORT,
    host: HOST,
    passcode,
    passcodeIsMade: PASSCODE === undefined,
    passcodeIsShort: countCharacters(passcode) < MIN_PASSCODE_CHARACTERS,
    secrets: SESSION_SECRET ?? [randomBytes(32).toString("base64url")],
    secretsAreMade: SESSION_SECRET === undefined,
    ownerPassword: OWNER_PASSWORD,
    stateFolder: STATE_DIRECTORY,
    trustProxy: TRUST_PROXY,
    siteUrl: SITE_URL,
  };
}

/** Returns whether the visitors' passcode would also log in as the owner. Compares as the prompt does. */
export function isPasscodeForOwner({
  OWNER_PASSWORD,
  PASSCODE,
}: {
  OWNER_PASSWORD?: string | undefined;
  PASSCODE?: string | undefined;
}): boolean {
  return OWNER_PASSWORD !== undefined && PASSCODE !== undefined && foldToSame(OWNER_PASSWORD, PASSCODE);
}

/** Reads no other variable, so content can be built where the server's are not right. @throws EnvironmentError */
export function readSiteUrl(variables: Record<string, string | undefined>): string {
  const { SITE_URL } = parse(schema.pick({ SITE_URL: true }), variables);
  return SITE_URL ?? "http://localhost:3000";
}

function parse<T extends z.ZodType>(expected: T, variables: Record<string, string | undefined>): z.output<T> {
  const set = Object.entries(variables).filter(([, value]) => value !== undefined && VISIBLE.test(value));
  const parsed = expected.safeParse(Object.fromEntries(set));
  if (!parsed.success) throw new EnvironmentError(parsed.error.issues[0]?.message);
  return parsed.data;
}

// A blank variable counts as not set: a passcode drawn as nothing would fold to nothing and open for nobody.
const VISIBLE = /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

const SECRET_LENGTH = 16;

const OWNER_PASSWORD_LENGTH = 10;

/** What readEnvironment looks at. */
export const schema = z.object({
  PORT: wholeNumber("PORT", 65_535, 3000),
  HOST: z
    .string()
    .trim()
    .regex(/^[\w.:-]+$/, "HOST must be a host name or an IP address.")
    .default("127.0.0.1"),
  PASSCODE: z
    .string()
    .refine((passcode) => countCharacters(passcode) > 0, {
      error: "PASSCODE must have letters or digits in it: `npm run passcode` makes a good one.",
    })
    .optional(),
  SESSION_SECRET: z
    .string()
    .transform((list) => list.split(",").map((secret) => secret.trim()))
    .refine((secrets) => secrets.every(({ length }) => length >= SECRET_LENGTH), {
      error: `SESSION_SECRET must be at least ${SECRET_LENGTH} characters long; several are separated by commas, each of that length.`,
    })
    .optional(),
  OWNER_PASSWORD: z
    .string()
    .refine((password) => [...password].length >= OWNER_PASSWORD_LENGTH, {
      error: `OWNER_PASSWORD must be at least ${OWNER_PASSWORD_LENGTH} characters long.`,
    })
    .optional(),
  // The name is systemd's.
  STATE_DIRECTORY: z.string().optional(),
  TRUST_PROXY: wholeNumber("TRUST_PROXY", 10, 0),
  SITE_URL: z
    .url({
      protocol: /^https?$/,
      error: "SITE_URL must be an address such as https://www.example.com.",
    })
    .transform((url) => new URL(url))
    .refine((url) => url.pathname === "/" && url.search === "" && url.hash === "" && url.username === "", {
      error: "SITE_URL must be an address without a path, such as https://www.example.com.",
    })
    .transform((url) => url.origin)
    .optional(),
});

function wholeNumber(name: string, max: number, preset: number) {
  return z
    .string()
    .trim()
    .regex(/^\d{1,9}$/, `${name} must be a whole number from 0 to ${max}.`)
    .transform(Number)
    .refine((value) => value <= max, { error: `${name} must be a whole number from 0 to ${max}.` })
    .default(preset);
}
