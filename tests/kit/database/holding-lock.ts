import { spawn } from "node:child_process";
import { once } from "node:events";

/** Another program that writes into a database, and does not come to an end with it. */
export async function holdingLock(file: string) {
  const child = spawn(process.execPath, ["-e", HOLD, file], { stdio: ["pipe", "pipe", "inherit"] });
  await once(child.stdout, "data");
  return {
    async end() {
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}

const HOLD = `
  const database = new (require("node:sqlite").DatabaseSync)(process.argv[1]);
  database.exec("BEGIN IMMEDIATE");
  console.log("held");
  process.stdin.resume();
`;
