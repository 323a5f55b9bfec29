import { EnvironmentError } from "../environment.ts";
import { loadEnvFile } from "./env-file.ts";

/** Reads .env and runs a program. After an EnvironmentError, prints only its message and exits with code 1. */
export async function startProgram(run: () => Promise<void>): Promise<void> {
  try {
    loadEnvFile();
    await run();
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
