import type { RouterContext } from "react-router";
import type { AppModule, Step, StepContext } from "./app-build.ts";
import type { Log } from "./log.ts";

/** Who asks, as far as the platform can know. */
export interface Client {
  /** The key under which wrong tries are counted. */
  address: string;
  /** They came over HTTPS, to us or to a proxy that is trusted. */
  secure: boolean;
}

type RequestContext = AppModule["requestContext"] extends RouterContext<infer Context> ? Context : never;

/** What the server needs of the machine it runs on, and all that it knows of it. */
export interface Platform {
  /** Answers with a file that is for everyone, or goes on. */
  publicFiles: Step;
  lockedMedia: RequestContext["lockedMedia"];
  clientOf: (c: StepContext) => Client;
  /** The count of wrong tries, by the app's own rules. */
  createAttempts: (app: AppModule) => Parameters<AppModule["createGate"]>[0]["attempts"];
  /** Milliseconds since 1970. */
  clock: () => number;
  log: Log;
}
