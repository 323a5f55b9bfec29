import { join, resolve } from "node:path";
import { paths } from "../../paths.ts";
import type { Environment } from "../environment.ts";

/** The project's folder. */
const ROOT = join(import.meta.dirname, "../..");

/** Where this machine keeps what it made. */
export function stateFolder({ stateFolder }: Pick<Environment, "stateFolder">, root = ROOT): string {
  return resolve(root, stateFolder ?? paths.state);
}
