import { pathToFileURL } from "node:url";
import type { R2Bucket } from "@cloudflare/workers-types";
import { WRANGLER_MODULE } from "./tools.ts";

/** What is used of wrangler's own interface, whose types are not there before it is installed. */
export interface Wrangler {
  getPlatformProxy(options: {
    configPath: string;
    persist: { path: string };
    remoteBindings: false;
    envFiles: string[];
  }): Promise<{ env: { LOCKED_MEDIA: R2Bucket }; dispose: () => Promise<void> }>;
  unstable_startWorker(options: {
    config: string;
    envFiles: string[];
    bindings: Record<string, unknown>;
    dev: Record<string, unknown> & { structuredLogsHandler: (line: { message: string }) => void };
  }): Promise<{ ready: Promise<void>; url: Promise<URL>; dispose: () => Promise<void> }>;
}

export type GetPlatformProxy = Wrangler["getPlatformProxy"];

export async function wrangler(): Promise<Wrangler> {
  const { default: module } = await import(pathToFileURL(WRANGLER_MODULE).href);
  return module;
}
