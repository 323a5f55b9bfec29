/** `npm run setup`: asks for what the server has to know, writes it to .env and says what to do next. */
import { existsSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { loadEnvFile } from "../server/node/env-file.ts";
import { writePrivate } from "../server/node/write-private.ts";
import { askForVariables } from "./ask-for-variables.ts";
import { withVariables } from "./env-text.ts";
import { orSayWhy } from "./or-say-why.ts";

const FILE = ".env";

await orSayWhy(async function setUp() {
  const set: Record<string, string> = {};
  loadEnvFile(FILE, set);
  const reader = createInterface({ input: process.stdin, output: process.stdout });
  // Not reader.question, which waits for ever when the input ends, and drops lines that come before it.
  const lines = reader[Symbol.asyncIterator]();
  async function ask(words: string): Promise<string | null> {
    reader.setPrompt(words);
    reader.prompt();
    const { value, done } = await lines.next();
    return done ? null : value;
  }

  console.log("Enter takes what stands in brackets. Nothing is written before the last answer.\n");
  const answers = await askForVariables(set, ask, (mistake) => console.log(`  ${mistake}`));
  reader.close();
  if (answers === null) {
    console.log("\nNothing was written.");
    process.exitCode = 1;
    return;
  }
  const before = [FILE, ".env.example"].find((file) => existsSync(file));
  writePrivate(FILE, withVariables(before ? readFileSync(before, "utf8") : "", answers));
  console.log(nextSteps(answers, answers.PASSCODE !== set.PASSCODE));
});

function nextSteps({ PASSCODE = "" }: Record<string, string>, isNew: boolean): string {
  const passcode = `
For your résumé or e-mail:

  Passcode for the case studies: ${PASSCODE.replaceAll("-", " ")}
`;
  return `
It stands in ${FILE}, which only you may read.
${isNew ? passcode : ""}
Next:

  npm run build
  npm run serve

A server that runs already has to be restarted. docs/deploy.md says how to put the site online.`;
}
