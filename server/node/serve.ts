import "./production.ts";
import { findBuild } from "./find-build.ts";
import { start } from "./listen.ts";
import { serve } from "./production-server.ts";

/** The production server: `npm run serve`. */
await start(() => serve(findBuild));
