import { EnvironmentError, readEnvironment } from "../server/environment.ts";
import { withVariables } from "./env-text.ts";
import { makePassphrase } from "./passphrase.ts";

type Values = Record<string, string | undefined>;

/** Gives null when there will be no more answers. */
export type Ask = (words: string) => Promise<string | null>;

interface Question {
  name: string;
  /** Undefined: it need not be asked. */
  words: (values: Values) => string | undefined;
  /** What Enter means. */
  preset: (values: Values) => string;
}

/** Makes a new passcode or password. None can be spelled so: it has no letter, and is short. */
const MAKE_ONE = "-";

const MADE = ["PASSCODE", "OWNER_PASSWORD"];

const QUESTIONS: Question[] = [
  {
    name: "SITE_URL",
    words: (values) => `The address of the site [${presetAddress(values)}]: `,
    preset: presetAddress,
  },
  {
    name: "PASSCODE",
    words: ({ PASSCODE }) =>
      PASSCODE
        ? `The passcode, or ${MAKE_ONE} for a new one [the one in .env]: `
        : "The passcode [a good one is made]: ",
    preset: ({ PASSCODE }) => PASSCODE || MAKE_ONE,
  },
  {
    name: "TRUST_PROXY",
    words: (values) =>
      isHttps(values)
        ? `How many proxies stand in front, such as Caddy, nginx or that of a host [${presetProxies(values)}]: `
        : undefined,
    preset: presetProxies,
  },
  {
    name: "OWNER_PASSWORD",
    words: ({ OWNER_PASSWORD }) =>
      OWNER_PASSWORD
        ? `The password of /owner, or ${MAKE_ONE} for a new one [the one in .env]: `
        : `A password for /owner, where you invite people one by one, or ${MAKE_ONE} for a made one [no such page]: `,
    preset: ({ OWNER_PASSWORD }) => OWNER_PASSWORD ?? "",
  },
];

/**
 * Asks until each answer is a good one.
 * @param names of the variables to ask for
 * @returns what to set, or null when it was not answered to the end
 */
export async function askForVariables(
  set: Values,
  ask: Ask,
  tell: (sentence: string) => void,
  names = QUESTIONS.map(({ name }) => name),
): Promise<Record<string, string> | null> {
  const answers: Record<string, string> = {};
  for (const { name, words, preset } of QUESTIONS) {
    if (!names.includes(name)) continue;
    const known = () => ({ ...set, ...answers });
    const question = words(known());
    while (question !== undefined && answers[name] === undefined) {
      const answer = (await ask(question))?.trim();
      if (answer === undefined) return null;
      const value = answer || preset(known());
      const chosen = MADE.includes(name) && value === MAKE_ONE ? makePassphrase() : value;
      const problem = problemIn(name, chosen, answers.PASSCODE);
      if (problem === null) answers[name] = chosen;
      else tell(problem);
    }
  }
  return answers;
}

function problemIn(name: string, value: string, passcode?: string): string | null {
  try {
    readEnvironment({ PASSCODE: passcode, [name]: value });
    withVariables("", { [name]: value });
    return null;
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message;
    throw error;
  }
}

function presetAddress({ SITE_URL }: Values): string {
  return SITE_URL && problemIn("SITE_URL", SITE_URL) === null ? SITE_URL : "http://localhost:3000";
}

function isHttps({ SITE_URL }: Values): boolean {
  return /^https:/i.test(SITE_URL ?? "");
}

// The server itself speaks no HTTPS, so that an address with it has a proxy at least.
function presetProxies({ TRUST_PROXY }: Values): string {
  const isGood = TRUST_PROXY !== undefined && problemIn("TRUST_PROXY", TRUST_PROXY) === null;
  return String(Math.max(1, isGood ? Number(TRUST_PROXY) : 1));
}
