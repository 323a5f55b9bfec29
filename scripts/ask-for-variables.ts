import { generatePasscode } from "#app/lock/.server/passcode.ts";
import { EnvironmentError, readEnvironment } from "../server/environment.ts";
import { withVariables } from "./env-text.ts";

type Values = Record<string, string | undefined>;

/** Gives null when there will be no more answers. */
export type Ask = (words: string) => Promise<string | null>;

interface Question {
  words: string;
  /** What Enter means. */
  preset: string;
}

/** Makes a new passcode or password. None can be spelled so: it has no letter, and is short. */
const MAKE_ONE = "-";

const MADE = ["PASSCODE", "OWNER_PASSWORD"];

/** By the name of the variable; null where it need not be asked. */
const QUESTIONS: Record<string, (values: Values) => Question | null> = {
  SITE_URL({ SITE_URL }) {
    const isGood = SITE_URL && problemIn("SITE_URL", SITE_URL) === null;
    const preset = isGood ? SITE_URL : "http://localhost:3000";
    return { words: `The address of the site [${preset}]: `, preset };
  },
  PASSCODE({ PASSCODE }) {
    if (!PASSCODE) return { words: "The passcode [a good one is made]: ", preset: MAKE_ONE };
    const words = `The passcode, or ${MAKE_ONE} for a new one [the one in .env]: `;
    return { words, preset: PASSCODE };
  },
  TRUST_PROXY({ SITE_URL = "", TRUST_PROXY }) {
    if (!/^https:/i.test(SITE_URL)) return null;
    // The server itself speaks no HTTPS, so that an address with it has a proxy at least.
    const isGood = TRUST_PROXY !== undefined && problemIn("TRUST_PROXY", TRUST_PROXY) === null;
    const preset = String(Math.max(1, isGood ? Number(TRUST_PROXY) : 1));
    const words = `How many proxies stand in front, such as Caddy, nginx or that of a host [${preset}]: `;
    return { words, preset };
  },
  OWNER_PASSWORD({ OWNER_PASSWORD: preset = "" }) {
    const words = preset
      ? `The password of /owner, or ${MAKE_ONE} for a new one [the one in .env]: `
      : `A password for /owner, where you invite people one by one, or ${MAKE_ONE} for a made one [no such page]: `;
    return { words, preset };
  },
};

/**
 * Asks until each answer is a good one.
 * @param names of the variables to ask for
 * @returns what to set, or null when it was not answered to the end
 */
export async function askForVariables(
  set: Values,
  ask: Ask,
  tell: (sentence: string) => void,
  names = Object.keys(QUESTIONS),
): Promise<Record<string, string> | null> {
  const answers: Record<string, string> = {};
  for (const name of names) {
    const question = QUESTIONS[name]?.({ ...set, ...answers });
    while (question && answers[name] === undefined) {
      const answer = (await ask(question.words))?.trim();
      if (answer === undefined) return null;
      const value = answer || question.preset;
      const chosen = MADE.includes(name) && value === MAKE_ONE ? generatePasscode() : value;
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
