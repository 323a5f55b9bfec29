/** Starts the production server: `npm run serve`. */
import { findBuild } from "./built-site.ts";
import { start } from "./start.ts";

// React reads NODE_ENV when it is imported.
process.env.NODE_ENV = "production";
const { serve } = await import("./production-server.ts");
await start(() => serve(findBuild()));
