/** `npm run setup` asks for the settings of a public site and saves them in .env. */
import { createInterface } from "node:readline";
import { generatePasscode } from "#app/lock/.server/passcode.ts";
import { isAccessibleToOthers } from "../files/private-file.ts";
import { loadEnvFile } from "../server/node/env-file.ts";
import { runProgram } from "../server/node/run-program.ts";
import { problemWithVariables, saveEnvFile } from "../server/node/save-env-file.ts";
import { noteForCv } from "./passcode.ts";

const ENV_FILE = ".env";

/** A hyphen generates a passcode or password, because a value of only a hyphen is never valid. */
const GENERATE_ANSWER = "-";

type Values = Record<string, string>;

interface Question {
  name: string;
  text: string;
  defaultAnswer: string;
  isSecret?: boolean;
  isNeeded?: (answers: Values) => boolean;
}

await runProgram(async function setUp() {
  const savedValues: Values = {};
  loadEnvFile(ENV_FILE, savedValues);
  console.log("Press Enter for the value in brackets. The answers are saved after the last question.\n");
  const answers = await askQuestions(questionsFor(savedValues));
  if (answers === null) {
    console.log("\nNothing was saved.");
    process.exitCode = 1;
    return;
  }
  await saveEnvFile(".", answers);
  console.log(nextSteps(answers, savedValues));
});

function questionsFor({ SITE_URL, PASSCODE, TRUST_PROXY = "0", OWNER_PASSWORD = "" }: Values): Question[] {
  return [
    {
      name: "SITE_URL",
      text: "Address of the site",
      defaultAnswer: SITE_URL || "http://localhost:3000",
    },
    {
      name: "PASSCODE",
      text: `Passcode, or ${GENERATE_ANSWER} for a new one`,
      defaultAnswer: PASSCODE || GENERATE_ANSWER,
      isSecret: true,
    },
    {
      name: "TRUST_PROXY",
      text: "Number of proxies in front of the server, such as Caddy or nginx",
      // Only a proxy can terminate TLS for this server.
      defaultAnswer: Number(TRUST_PROXY) === 0 ? "1" : TRUST_PROXY,
      isNeeded: ({ SITE_URL = "" }) => /^https:/i.test(SITE_URL),
    },
    {
      name: "OWNER_PASSWORD",
      text: `Password for /owner, where you invite people, or ${GENERATE_ANSWER} for a new one`,
      defaultAnswer: OWNER_PASSWORD,
      isSecret: true,
    },
  ];
}

/** Repeats each question until its answer is valid. Returns null if the input ends before the last answer. */
async function askQuestions(questions: Question[]): Promise<Values | null> {
  using terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Unlike `question()`, an iterator also returns lines that were piped in before their question.
  const inputLines = terminal[Symbol.asyncIterator]();
  const answers: Values = {};
  for (const { name, text, defaultAnswer, isSecret, isNeeded = () => true } of questions) {
    const defaultLabel = { [GENERATE_ANSWER]: "a new one", "": "none" }[defaultAnswer] ?? "the current one";
    terminal.setPrompt(`${text} [${isSecret ? defaultLabel : defaultAnswer}]: `);
    while (isNeeded(answers) && answers[name] === undefined) {
      terminal.prompt();
      const { value: line, done: isEnd } = await inputLines.next();
      if (isEnd) return null;
      const answer = line.trim() || defaultAnswer;
      const value = isSecret && answer === GENERATE_ANSWER ? generatePasscode() : answer;
      const problem = problemWithVariables({ ...answers, [name]: value });
      if (problem) console.log(`  ${problem}`);
      else answers[name] = value;
    }
  }
  return answers;
}

function nextSteps({ PASSCODE = "", OWNER_PASSWORD = "" }: Values, savedValues: Values): string {
  const isNewPassword = OWNER_PASSWORD !== (savedValues.OWNER_PASSWORD ?? "");
  return [
    `\nSaved in ${ENV_FILE}${isAccessibleToOthers(ENV_FILE) ? "" : ", which only you can read"}.`,
    ...(PASSCODE === savedValues.PASSCODE ? [] : [noteForCv(PASSCODE)]),
    ...(isNewPassword ? [`Your password for /owner, where you invite people:\n\n  ${OWNER_PASSWORD}`] : []),
    `Next:

  npm run build
  npm run serve

Restart a server that is already running. docs/deploy.md explains how to put the site online. For Cloudflare, run
\`npm run deploy\`.`,
  ].join("\n\n");
}
