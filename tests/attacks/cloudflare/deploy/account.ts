import type { Context } from "hono";

export const TOKEN = "token-of-ada";
/** What an upload of public files is given for itself. */
export const UPLOAD_TOKEN = "upload";
export const ACCOUNT = "0a1b2c";

export interface Version {
  id: string;
  tag: string | undefined;
  /** Names and values. */
  secrets: Record<string, string>;
  /** Id of the database of the invitations. */
  database: string | undefined;
  /** Of what its requests are noted. */
  observability: unknown;
}

/** What the account holds: one Worker at most. */
export interface Account {
  /** All accounts that the token opens. */
  owners: { id: string; name: string }[];
  buckets: Map<string, Map<string, Uint8Array<ArrayBuffer>>>;
  /** Ids by name. */
  databases: Map<string, string>;
  versions: Version[];
  /** Ids of versions, newest first: the first one is live. */
  deployments: string[];
  /** What Durable Object classes the Worker has had. */
  migration: string | undefined;
  /** Base64 of the public files, by their digest. */
  assets: Map<string, string>;
  /** Host names, and the Workers that they lead to. */
  domains: Map<string, string>;
  /** Null: the account never chose one. */
  workersDevName: string | null;
  isOnWorkersDev: boolean;
}

export function emptyAccount(): Account {
  return {
    owners: [{ id: ACCOUNT, name: "Ada" }],
    buckets: new Map(),
    databases: new Map(),
    versions: [],
    deployments: [],
    migration: undefined,
    assets: new Map(),
    domains: new Map(),
    workersDevName: "ada",
    isOnWorkersDev: false,
  };
}

export function live({ versions, deployments }: Account): Version | undefined {
  return versions.find(({ id }) => id === deployments[0]);
}

export interface Refusal {
  status: 400 | 401 | 403 | 404 | 500;
  code: number;
  message: string;
}

export const NO_WORKER: Refusal = { status: 404, code: 10007, message: "This Worker does not exist." };

export function give(context: Context, result: unknown, status: 200 | 201 = 200): Response {
  return context.json({ success: true, errors: [], messages: [], result }, status);
}

export function refuse(context: Context, { status, code, message }: Refusal): Response {
  return context.json({ success: false, errors: [{ code, message }], messages: [], result: null }, status);
}
