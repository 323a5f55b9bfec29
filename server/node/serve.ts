import { findBuild } from "./built-site.ts";
import { loadEnvFile } from "./env-file.ts";
import { runProgram } from "./run-program.ts";

// Set NODE_ENV before the import of React, which reads NODE_ENV only during the import.
process.env.NODE_ENV = "production";
const { serveBuild } = await import("./production-server.ts");
await runProgram(async function serve() {
  loadEnvFile();
  await serveBuild(findBuild());
});
