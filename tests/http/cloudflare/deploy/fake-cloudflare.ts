import { randomUUID } from "node:crypto";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { afterAll } from "vitest";

export const TOKEN = "token-of-ada";
/** What an upload of public files is given for itself. */
const UPLOAD_TOKEN = "upload";
export const ACCOUNT = "0a1b2c";

interface Version {
  id: string;
  tag: string | undefined;
  /** Names and values. */
  secrets: Record<string, string>;
  /** Id of the database of the invitations. */
  database?: string | undefined;
}

/** What the account holds: one Worker at most. */
export function emptyAccount() {
  return {
    /** All accounts that the token opens. */
    owners: [{ id: ACCOUNT, name: "Ada" }],
    buckets: new Map<string, Map<string, Uint8Array<ArrayBuffer>>>(),
    /** Ids by name. */
    databases: new Map<string, string>(),
    versions: [] as Version[],
    /** Ids of versions, newest first: the first one is live. */
    deployments: [] as string[],
    /** What Durable Object classes the Worker has had. */
    migration: undefined as string | undefined,
    /** Base64 of the public files, by their digest. */
    assets: new Map<string, string>(),
    /** Host names, and the Workers that they lead to. */
    domains: new Map<string, string>(),
    /** Null: the account never chose one. */
    workersDevName: "ada" as string | null,
  };
}

export type Account = ReturnType<typeof emptyAccount>;

export function live({ versions, deployments }: Account): Version | undefined {
  return versions.find(({ id }) => id === deployments[0]);
}

type Refusal = [status: 400 | 401 | 403 | 404, code: number];

const NOT_THERE: Refusal = [404, 10007];
const NO_BUCKET: Refusal = [404, 10006];
const NO_DATABASE: Refusal = [404, 7404];
const NOT_ALLOWED: Refusal = [401, 10000];

/** May stand in for the account's own answer to `METHOD path`. */
export type Fault = (request: string) => Refusal | undefined;

/** Refuses the requests that have this in them. */
export function refusing(part: string | RegExp, ...refusal: Refusal): Fault {
  return (request) => (request.search(part) < 0 ? undefined : refusal);
}

export type FakeCloudflare = Awaited<ReturnType<typeof startFakeCloudflare>>;

/** What a deployment needs of Cloudflare's API, on loopback, and what visitors would find, until the tests have ended. */
export async function startFakeCloudflare() {
  const account = emptyAccount();
  const app = new Hono();
  const server = serve({ fetch: app.fetch, hostname: "127.0.0.1", port: 0 });
  await once(server, "listening");
  afterAll(() => void server.close());
  const fake = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    account,
    /** `METHOD path` of every request to the API, in order. */
    log: [] as string[],
    fault: (() => undefined) as Fault,
  };
  app.get("/visitors/healthz", (context) => {
    const { PASSCODE, SESSION_SECRET } = live(account)?.secrets ?? {};
    const isThere = PASSCODE && SESSION_SECRET && account.domains.size > 0;
    return isThere ? context.text("ok") : context.text("Not here", 503);
  });
  app.use(async (context, next) => {
    const request = `${context.req.method} ${context.req.url.slice(fake.url.length)}`;
    fake.log.push(request);
    const fault = fake.fault(request);
    if (fault) return refuse(context, fault);
    const isAllowed = [TOKEN, UPLOAD_TOKEN].includes(context.req.header("Authorization")?.slice(7) ?? "");
    return isAllowed ? next() : refuse(context, NOT_ALLOWED);
  });
  app.get("/accounts", (context) => give(context, account.owners));
  const own = app.basePath(`/accounts/${ACCOUNT}`);
  answerForStorage(own, account);
  answerForWorker(own, account);
  answerForAddresses(own, account);
  return fake;
}

function give(context: Context, result: unknown, status: 200 | 201 = 200): Response {
  return context.json({ success: true, errors: [], messages: [], result }, status);
}

function refuse(context: Context, [status, code]: Refusal): Response {
  const errors = [{ code, message: "Refused" }];
  return context.json({ success: false, errors, messages: [], result: null }, status);
}

function answerForStorage(app: Hono, account: Account): void {
  app.get("/r2/buckets/:name", (context) => {
    const { name } = context.req.param();
    return account.buckets.has(name) ? give(context, { name }) : refuse(context, NO_BUCKET);
  });
  app.post("/r2/buckets", async (context) => {
    const { name } = await context.req.json();
    account.buckets.set(name, new Map());
    return give(context, { name });
  });
  app.on(["GET", "PUT", "DELETE"], "/r2/buckets/:bucket/objects/:key{.+}", async (context) => {
    const { bucket = "", key = "" } = context.req.param();
    const objects = account.buckets.get(bucket);
    if (!objects) return refuse(context, NO_BUCKET);
    const object = objects.get(key);
    const { method } = context.req;
    if (method === "PUT") objects.set(key, new Uint8Array(await context.req.arrayBuffer()));
    else if (!object) return refuse(context, NOT_THERE);
    if (method === "DELETE") objects.delete(key);
    return method === "GET" && object ? context.body(object) : give(context, { key });
  });
  app.get("/d1/database/:name", (context) => {
    const { name } = context.req.param();
    const uuid = account.databases.get(name);
    return uuid === undefined ? refuse(context, NO_DATABASE) : give(context, { name, uuid });
  });
  app.post("/d1/database", async (context) => {
    const { name } = await context.req.json();
    account.databases.set(name, randomUUID());
    return give(context, { name, uuid: account.databases.get(name) });
  });
}

function answerForWorker(app: Hono, account: Account): void {
  const worker = "/workers/scripts/:name";
  const ifThere = (context: Context, result: unknown) =>
    live(account) ? give(context, result) : refuse(context, NOT_THERE);
  const bindingsOf = (version: Version | undefined) =>
    Object.keys(version?.secrets ?? {}).map((name) => ({ type: "secret_text", name }));

  app.get("/workers/services/:name", (context) => {
    const script = { tag: "script", last_deployed_from: "wrangler", migration_tag: account.migration };
    return ifThere(context, { default_environment: { environment: "production", script } });
  });
  app.get(`${worker}/settings`, (context) => ifThere(context, { bindings: bindingsOf(live(account)) }));
  app.get(`${worker}/secrets`, (context) => ifThere(context, bindingsOf(live(account))));
  app.get(`${worker}/deployments`, (context) => {
    const deployments = account.deployments.map((id, at) => {
      return { id, created_on: new Date(-at), versions: [{ version_id: id, percentage: 100 }] };
    });
    return ifThere(context, { deployments });
  });
  app.get(`${worker}/versions/:id`, (context) => {
    const id = context.req.param("id");
    const version = account.versions.find((other) => other.id === id);
    const annotations = version?.tag ? { "workers/tag": version.tag } : {};
    const resources = { bindings: bindingsOf(version) };
    return give(context, { id, metadata: { created_on: new Date(0) }, annotations, resources });
  });
  app.put(worker, async (context) => {
    const { id } = await addVersion(context, account);
    account.deployments.unshift(id);
    return give(context, { id: "script", deployment_id: id, startup_time_ms: 1 });
  });
  app.post(`${worker}/versions`, async (context) => {
    const { id } = await addVersion(context, account);
    return give(context, { id, startup_time_ms: 1, resources: { script: { etag: id } } });
  });
  app.post(`${worker}/deployments`, async (context) => {
    const { versions } = await context.req.json();
    account.deployments.unshift(versions[0].version_id);
    return give(context, { id: randomUUID() });
  });
  app.patch(`${worker}/script-settings`, (context) => give(context, {}));
  app.post(`${worker}/assets-upload-session`, async (context) => {
    const { manifest } = await context.req.json<{ manifest: Record<string, { hash: string }> }>();
    const missing = Object.values(manifest).flatMap(({ hash }) => (account.assets.has(hash) ? [] : [hash]));
    return give(context, { jwt: UPLOAD_TOKEN, buckets: missing.length > 0 ? [missing] : [] });
  });
  app.post("/workers/assets/upload", async (context) => {
    for (const [hash, file] of await context.req.formData())
      account.assets.set(hash, typeof file === "string" ? file : await file.text());
    return give(context, { jwt: UPLOAD_TOKEN }, 201);
  });
}

/** With the secrets of the one before, as wrangler asks for them to be kept. */
async function addVersion(context: Context, account: Account): Promise<Version> {
  const form = await context.req.formData();
  const { bindings, annotations, migrations, keep_bindings } = JSON.parse(String(form.get("metadata")));
  const kept = keep_bindings?.includes("secret_text") ? account.versions.at(-1)?.secrets : {};
  const secrets = bindings.filter(({ type }: { type: string }) => type === "secret_text");
  const given = secrets.map(({ name, text }: { name: string; text: string }) => [name, text]);
  const version = {
    id: randomUUID(),
    tag: annotations?.["workers/tag"],
    secrets: { ...kept, ...Object.fromEntries(given) },
    database: bindings.find(({ type }: { type: string }) => type === "d1")?.id,
  };
  account.versions.push(version);
  account.migration = migrations?.new_tag ?? account.migration;
  return version;
}

function answerForAddresses(app: Hono, account: Account): void {
  const onWorkersDev = { enabled: false, previews_enabled: false };
  app.get("/workers/subdomain", (context) => {
    const { workersDevName: subdomain } = account;
    return subdomain === null ? refuse(context, NOT_THERE) : give(context, { subdomain });
  });
  app.get("/workers/workers/:name", (context) => give(context, { subdomain: onWorkersDev }));
  app.post("/workers/scripts/:name/subdomain", (context) => give(context, onWorkersDev));
  app.get("/workers/domains", (context) =>
    give(
      context,
      Array.from(account.domains, ([hostname, service]) => ({ hostname, service })),
    ),
  );
  app.post("/workers/scripts/:name/domains/changeset", (context) =>
    give(context, { added: [], removed: [], updated: [], conflicting: [] }),
  );
  app.put("/workers/scripts/:name/domains/records", async (context) => {
    const { origins } = await context.req.json();
    account.domains.clear();
    for (const { hostname } of origins) account.domains.set(hostname, context.req.param("name"));
    return give(context, []);
  });
}
