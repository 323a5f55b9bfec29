/** `npm run setup`: asks for the settings of a public site and saves them in .env. */
import { existsSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { generatePasscode } from "#app/lock/.server/passcode.ts";
import { EnvironmentError, readEnvironment } from "../server/environment.ts";
import { loadEnvFile } from "../server/node/env-file.ts";
import { writeFileAtomically } from "../write-file.ts";
import { withVariables } from "./env-text.ts";
import { exitWithReason } from "./exit-with-reason.ts";
import { lineForResume } from "./line-for-resume.ts";

const FILE = ".env";

/** This answer generates a passcode or password. It is too short to be one itself. */
const GENERATE = "-";

type Values = Record<string, string>;

interface Question {
  name: string;
  text: string;
  preset: (current: string | undefined) => string;
  isSecret?: boolean;
  isNeeded?: (values: Values) => boolean;
}

const QUESTIONS: Question[] = [
  {
    name: "SITE_URL",
    text: "Address of the site",
    preset: (current) => current ?? "http://localhost:3000",
  },
  {
    name: "PASSCODE",
    text: `Passcode, or ${GENERATE} for a new one`,
    preset: (current) => current ?? GENERATE,
    isSecret: true,
  },
  {
    name: "TRUST_PROXY",
    text: "Number of proxies in front of the server, such as Caddy or nginx",
    // The server does not speak HTTPS, so at least one proxy does.
    preset: (current) => (current === undefined || current === "0" ? "1" : current),
    isNeeded: ({ SITE_URL = "" }) => /^https:/i.test(SITE_URL),
  },
  {
    name: "OWNER_PASSWORD",
    text: `Password for /owner, where you invite people, or ${GENERATE} for a new one`,
    preset: (current) => current ?? "",
    isSecret: true,
  },
];

await exitWithReason(async function setUp() {
  const current: Values = {};
  loadEnvFile(FILE, current);
  console.log("Press Enter for the value in brackets. Nothing is saved before the last answer.\n");
  const answers = await askQuestions(current);
  if (answers === null) {
    console.log("\nNothing was saved.");
    process.exitCode = 1;
    return;
  }
  const source = [FILE, ".env.example"].find((file) => existsSync(file));
  const text = withVariables(source ? readFileSync(source, "utf8") : "", answers);
  await writeFileAtomically(FILE, text, { mode: 0o600 });
  console.log(nextSteps(answers, current));
});

async function askQuestions(current: Values): Promise<Values | null> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // An iterator also returns lines that were piped in before their question, unlike `question()`.
  const lines = terminal[Symbol.asyncIterator]();
  const answers: Values = {};
  try {
    for (const question of QUESTIONS) {
      const { name, isNeeded = () => true } = question;
      while (isNeeded(answers) && answers[name] === undefined) {
        terminal.setPrompt(promptFor(question, current));
        terminal.prompt();
        const { value: line, done } = await lines.next();
        if (done) return null;
        const value = line.trim() || question.preset(current[name] || undefined);
        const chosen = question.isSecret && value === GENERATE ? generatePasscode() : value;
        const problem = problemWith({ ...answers, [name]: chosen });
        if (problem) console.log(`  ${problem}`);
        else answers[name] = chosen;
      }
    }
    return answers;
  } finally {
    terminal.close();
  }
}

function promptFor({ name, text, preset, isSecret }: Question, current: Values): string {
  const value = preset(current[name] || undefined);
  const secret = value === GENERATE ? "a new one" : value === "" ? "none" : "the current one";
  return `${text} [${isSecret ? secret : value}]: `;
}

function problemWith(values: Values): string | null {
  try {
    readEnvironment(values);
    withVariables("", values);
    return null;
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message;
    throw error;
  }
}

function nextSteps({ PASSCODE = "", OWNER_PASSWORD = "" }: Values, before: Values): string {
  return [
    `\nSaved in ${FILE}, which only you can read.`,
    ...(PASSCODE === before.PASSCODE ? [] : [lineForResume(PASSCODE)]),
    ...(OWNER_PASSWORD === (before.OWNER_PASSWORD ?? "")
      ? []
      : [`Your password for /owner, where you invite people:\n\n  ${OWNER_PASSWORD}`]),
    `Next:

  npm run build
  npm run serve

Restart a server that is already running. docs/deploy.md explains how to put the site online. For Cloudflare, run
\`npm run deploy\`.`,
  ].join("\n\n");
}
