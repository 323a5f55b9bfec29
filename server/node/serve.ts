import { findBuild } from "./built-site.ts";
import { startProgram } from "./start.ts";

// Set NODE_ENV before the import of React, which reads NODE_ENV only during the import.
process.env.NODE_ENV = "production";
const { serveBuild } = await import("./production-server.ts");
await startProgram(() => serveBuild(findBuild()));
