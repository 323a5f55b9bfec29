/** `npm run setup`: asks for what the server has to know, writes it to .env and says what to do next. */
import { existsSync, readFileSync } from "node:fs";
import { loadEnvFile } from "../server/node/env-file.ts";
import { writeFileAtomically } from "../write-file.ts";
import { askForVariables } from "./ask-for-variables.ts";
import { withVariables } from "./env-text.ts";
import { exitWithReason } from "./exit-with-reason.ts";
import { forOwner, forResume } from "./for-owner.ts";
import { openTerminal } from "./terminal.ts";

const FILE = ".env";

type Variables = Record<string, string | undefined>;

await exitWithReason(async function setUp() {
  const set: Record<string, string> = {};
  loadEnvFile(FILE, set);
  const { ask, close } = openTerminal();
  console.log("Enter takes what stands in brackets. Nothing is written before the last answer.\n");
  const answers = await askForVariables(set, ask, (problem) => console.log(`  ${problem}`));
  close();
  if (answers === null) {
    console.log("\nNothing was written.");
    process.exitCode = 1;
    return;
  }
  const before = [FILE, ".env.example"].find((file) => existsSync(file));
  const text = withVariables(before ? readFileSync(before, "utf8") : "", answers);
  await writeFileAtomically(FILE, text, { mode: 0o600 });
  console.log(nextSteps(answers, set));
});

function nextSteps({ PASSCODE = "", OWNER_PASSWORD = "" }: Variables, before: Variables): string {
  const isOwnersNew = OWNER_PASSWORD !== "" && OWNER_PASSWORD !== before.OWNER_PASSWORD;
  return `
It stands in ${FILE}, which only you may read.
${PASSCODE !== before.PASSCODE ? `\n${forResume(PASSCODE)}\n` : ""}${isOwnersNew ? `\n${forOwner(OWNER_PASSWORD)}\n` : ""}
Next:

  npm run build
  npm run serve

A server that runs already has to be restarted. docs/deploy.md says how to put the site online; on
Cloudflare that is \`npm run deploy\`.`;
}
