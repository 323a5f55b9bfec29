import "./production.ts";
import { findBuild } from "./builds/find-build.ts";
import { serve } from "./production-server.ts";
import { start } from "./start/listen.ts";

/** The production server: `npm run serve`. */
await start(() => serve(findBuild));
