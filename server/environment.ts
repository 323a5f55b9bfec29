import { randomBytes, randomInt } from "node:crypto";
import { z } from "zod";

export type Environment = {
  /** 0 lets the system choose one. */
  port: number;
  host: string;
  passcode: string;
  /** PASSCODE was not set, so `passcode` was made for this run. */
  passcodeIsMade: boolean;
  /** The first signs sessions, all verify. */
  secrets: string[];
  /** SESSION_SECRET was not set, so sessions end with the process. */
  secretsAreMade: boolean;
  /** How many proxies stand in front; 0 believes no proxy header. */
  trustProxy: number;
  /** Origin of the published site, without a slash at its end. */
  siteUrl: string | undefined;
};

/** A variable with a value we cannot use. The message is one plain sentence that names the variable. */
export class EnvironmentError extends Error {}

/**
 * Reads the environment variables that the README lists. A blank one counts as not set. Throws
 * `EnvironmentError` for the first bad value; the value itself is never in the message, as it may be a secret.
 */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const { PORT, HOST, PASSCODE, SESSION_SECRET, TRUST_PROXY, SITE_URL } = parse(schema, variables);
  return {
    port: PORT,
    host: HOST,
    passcode: PASSCODE ?? makePasscode(),
    passcodeIsMade: PASSCODE === undefined,
    secrets: SESSION_SECRET ?? [randomBytes(32).toString("base64url")],
    secretsAreMade: SESSION_SECRET === undefined,
    trustProxy: TRUST_PROXY,
    siteUrl: SITE_URL,
  };
}

/**
 * The origin that pages carry in their canonical address and share pictures: SITE_URL, or this machine's. Looks at no
 * other variable, so that content can be built where the server's are not right. Throws `EnvironmentError`.
 */
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

// At least one character that is neither white space nor drawn as nothing. A passcode of nothing else would fold to
// nothing (app/gate/.server/passcode.ts), and such a one opens for nobody: better to make one.
const VISIBLE = /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

const SECRET_LENGTH = 16;

const schema = z.object({
  PORT: wholeNumber("PORT", 65_535, 3000),
  HOST: z
    .string()
    .trim()
    .regex(/^[\w.:-]+$/, "HOST must be a host name or an IP address.")
    .default("127.0.0.1"),
  PASSCODE: z.string().optional(),
  SESSION_SECRET: z
    .string()
    .transform((list) => list.split(",").map((secret) => secret.trim()))
    .refine((secrets) => secrets.every(({ length }) => length >= SECRET_LENGTH), {
      error: `SESSION_SECRET must be at least ${SECRET_LENGTH} characters long; several are separated by commas, each of that length.`,
    })
    .optional(),
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

// No i, l, o: they are misread. 16 of 23 letters are 72 bits.
const LETTERS = "abcdefghjkmnpqrstuvwxyz";

function makePasscode(): string {
  const group = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  return Array.from({ length: 4 }, group).join("-");
}
