import { randomUUID } from "node:crypto";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { afterAll } from "vitest";

export const TOKEN = "token-of-ada";
const UPLOAD_TOKEN = "upload";
export const ACCOUNT = "0a1b2c";

interface Binding {
  type: string;
  name: string;
  text?: string;
  bucket_name?: string;
  id?: string;
}

/** The contents of the account, which has at most one Worker. */
export function emptyAccount() {
  return {
    /** All accounts that the token opens. */
    owners: [{ id: ACCOUNT, name: "Ada" }],
    buckets: new Map<string, Map<string, string>>(),
    /** Ids by name. */
    databases: new Map<string, string>(),
    /** The bindings of each published version, oldest first. */
    versions: [] as Binding[][],
    /** Public files in base64, by hash. */
    assets: new Map<string, string>(),
    /** Workers by host name. */
    domains: new Map<string, string>(),
  };
}

export type Account = ReturnType<typeof emptyAccount>;

/** Values of the published version's secrets, by name. */
export function liveSecrets({ versions }: Account): Record<string, string> {
  const secrets = versions.at(-1)?.filter(({ type }) => type === "secret_text") ?? [];
  return Object.fromEntries(secrets.map(({ name, text = "" }) => [name, text]));
}

type Refusal = [status: 400 | 401 | 403 | 404, code: number];

/** Can replace the account's own answer to `METHOD path`. */
export type Fault = (request: string) => Refusal | undefined;

export function refusing(part: string | RegExp, ...refusal: Refusal): Fault {
  return (request) => (request.search(part) < 0 ? undefined : refusal);
}

export type FakeCloudflare = Awaited<ReturnType<typeof startFakeCloudflare>>;

/** Starts a stand-in for the part of Cloudflare's API that a deployment uses, and for the published site. */
export async function startFakeCloudflare() {
  const account = emptyAccount();
  const app = new Hono();
  const server = serve({ fetch: app.fetch, hostname: "127.0.0.1", port: 0 });
  await once(server, "listening");
  afterAll(() => void server.close());
  const fake = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    account,
    /** `METHOD path` of each request to the API, in order. */
    log: [] as string[],
    fault: (() => undefined) as Fault,
  };
  app.get("/visitors/healthz", (context) => {
    const { PASSCODE, SESSION_SECRET } = liveSecrets(account);
    const isUp = PASSCODE && SESSION_SECRET && account.domains.size > 0;
    return isUp ? context.text("ok") : context.text("Not here", 503);
  });
  app.use(async (context, next) => {
    const request = `${context.req.method} ${context.req.url.slice(fake.url.length)}`;
    fake.log.push(request);
    const fault = fake.fault(request);
    if (fault) return refuse(context, fault);
    const isAllowed = [TOKEN, UPLOAD_TOKEN].includes(context.req.header("Authorization")?.slice(7) ?? "");
    return isAllowed ? next() : refuse(context, [401, 10000]);
  });
  app.get("/accounts", (context) => reply(context, account.owners));
  const own = app.basePath(`/accounts/${ACCOUNT}`);
  addStorage(own, account);
  addWorker(own, account);
  addAddresses(own, account);
  return fake;
}

/** Replies with the result, or with 404 if it is undefined. */
function reply(context: Context, result: unknown, result_info?: { cursor?: string }): Response {
  if (result === undefined) return refuse(context, [404, 10007]);
  return context.json({ success: true, errors: [], messages: [], result, result_info });
}

function refuse(context: Context, [status, code]: Refusal): Response {
  const errors = [{ code, message: "Refused" }];
  return context.json({ success: false, errors, messages: [], result: null }, status);
}

function addStorage(app: Hono, account: Account): void {
  app.post("/r2/buckets", async (context) => {
    const { name } = await context.req.json();
    account.buckets.set(name, new Map());
    return reply(context, { name });
  });
  app.get("/r2/buckets/:name", (context) => {
    const { name } = context.req.param();
    return reply(context, account.buckets.has(name) ? { name } : undefined);
  });
  app.get("/r2/buckets/:name/objects", (context) => {
    const keys = account.buckets.get(context.req.param("name"))?.keys().toArray();
    const start = Number(context.req.query("cursor") ?? 0);
    const next = start + 3;
    const page = keys?.slice(start, next).map((key) => ({ key }));
    return reply(context, page, keys && next < keys.length ? { cursor: String(next) } : {});
  });
  app.put("/r2/buckets/:name/objects/:key{.+}", async (context) => {
    const bytes = Buffer.from(await context.req.arrayBuffer());
    account.buckets.get(context.req.param("name"))?.set(context.req.param("key"), bytes.toString("base64"));
    return reply(context, {});
  });
  app.get("/d1/database/:name", (context) => {
    const uuid = account.databases.get(context.req.param("name"));
    return reply(context, uuid && { uuid });
  });
  app.post("/d1/database", async (context) => {
    const { name } = await context.req.json();
    const uuid = randomUUID();
    account.databases.set(name, uuid);
    return reply(context, { uuid });
  });
}

function addWorker(app: Hono, account: Account): void {
  const worker = "/workers/scripts/:name";
  const live = () => account.versions.at(-1)?.map(({ text: _, ...binding }) => binding);
  app.get("/workers/services/:name", (context) => {
    const script = { tag: "script", last_deployed_from: "wrangler" };
    return reply(context, live() && { default_environment: { environment: "production", script } });
  });
  app.get(`${worker}/settings`, (context) => reply(context, live() && { bindings: live() }));
  app.get(`${worker}/secrets`, (context) => reply(context, live()));
  app.get(`${worker}/deployments`, (context) => {
    const versions = [{ version_id: String(account.versions.length), percentage: 100 }];
    const deployment = { id: "1", created_on: new Date(0), versions };
    return reply(context, live() && { deployments: [deployment] });
  });
  // wrangler creates a Worker with PUT, and then adds versions.
  app.put(worker, async (context) => {
    await addVersion(context, account);
    return reply(context, { id: "script", deployment_id: "1", startup_time_ms: 1 });
  });
  app.post(`${worker}/versions`, async (context) => {
    await addVersion(context, account);
    return reply(context, { id: "1", startup_time_ms: 1, resources: { script: { etag: "1" } } });
  });
  app.post(`${worker}/deployments`, (context) => reply(context, { id: "1" }));
  app.patch(`${worker}/script-settings`, (context) => reply(context, {}));
  app.post(`${worker}/assets-upload-session`, async (context) => {
    const { manifest } = await context.req.json<{ manifest: Record<string, { hash: string }> }>();
    const missing = Object.values(manifest).flatMap(({ hash }) => (account.assets.has(hash) ? [] : [hash]));
    return reply(context, { jwt: UPLOAD_TOKEN, buckets: missing.length > 0 ? [missing] : [] });
  });
  app.post("/workers/assets/upload", async (context) => {
    for (const [hash, file] of await context.req.formData())
      account.assets.set(hash, typeof file === "string" ? file : await file.text());
    return reply(context, { jwt: UPLOAD_TOKEN });
  });
}

/** Keeps the secrets of the version before, as wrangler requests. */
async function addVersion(context: Context, account: Account): Promise<void> {
  const form = await context.req.formData();
  const { bindings, keep_bindings } = JSON.parse(String(form.get("metadata")));
  const names = bindings.map(({ name }: Binding) => name);
  const kept = (account.versions.at(-1) ?? []).filter(
    ({ type, name }) => keep_bindings?.includes(type) && !names.includes(name),
  );
  account.versions.push([...bindings, ...kept]);
}

function addAddresses(app: Hono, account: Account): void {
  const onWorkersDev = { enabled: false, previews_enabled: false };
  app.get("/workers/subdomain", (context) => reply(context, { subdomain: "ada" }));
  app.get("/workers/workers/:name", (context) => reply(context, { subdomain: onWorkersDev }));
  app.post("/workers/scripts/:name/subdomain", (context) => reply(context, onWorkersDev));
  app.get("/workers/domains", (context) =>
    reply(
      context,
      Array.from(account.domains, ([hostname, service]) => ({ hostname, service })),
    ),
  );
  app.post("/workers/scripts/:name/domains/changeset", (context) =>
    reply(context, { added: [], removed: [], updated: [], conflicting: [] }),
  );
  app.put("/workers/scripts/:name/domains/records", async (context) => {
    const { origins } = await context.req.json();
    for (const { hostname } of origins) account.domains.set(hostname, context.req.param("name"));
    return reply(context, []);
  });
}
