import { randomUUID } from "node:crypto";
import type { Context, Hono } from "hono";
import {
  ACCOUNT,
  type Account,
  give,
  live,
  NO_WORKER,
  refuse,
  UPLOAD_TOKEN,
  type Version,
} from "./account.ts";

export function answerForWorker(app: Hono, account: Account): void {
  const worker = `/accounts/${ACCOUNT}/workers/scripts/:name`;
  const versionAt = (id: string) => account.versions.find((version) => version.id === id);
  const ifThere = (context: Context, result: () => unknown) =>
    live(account) ? give(context, result()) : refuse(context, NO_WORKER);

  app.get(`/accounts/${ACCOUNT}/workers/services/:name`, (context) => {
    const script = { tag: "script", last_deployed_from: "wrangler", migration_tag: account.migration };
    return ifThere(context, () => ({ default_environment: { environment: "production", script } }));
  });
  app.get(`${worker}/settings`, (context) =>
    ifThere(context, () => ({ bindings: bindingsOf(live(account)) })),
  );
  app.get(`${worker}/secrets`, (context) => ifThere(context, () => bindingsOf(live(account))));
  app.get(`${worker}/deployments`, (context) =>
    ifThere(context, () => ({
      deployments: account.deployments.map((id, at) => ({
        id,
        created_on: new Date(-at),
        versions: [{ version_id: id, percentage: 100 }],
      })),
    })),
  );
  app.get(`${worker}/versions/:id`, (context) => {
    const version = versionAt(context.req.param("id"));
    const annotations = version?.tag ? { "workers/tag": version.tag } : {};
    return give(context, { ...about(version), annotations, resources: { bindings: bindingsOf(version) } });
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
    const hashes = Object.values(manifest).map(({ hash }) => hash);
    const missing = hashes.filter((hash) => !account.assets.has(hash));
    return give(context, { jwt: UPLOAD_TOKEN, buckets: missing.length > 0 ? [missing] : [] });
  });
  app.post(`/accounts/${ACCOUNT}/workers/assets/upload`, async (context) => {
    for (const [hash, file] of await context.req.formData())
      account.assets.set(hash, typeof file === "string" ? file : await file.text());
    return give(context, { jwt: UPLOAD_TOKEN }, 201);
  });
}

/** With the secrets of the one before, as wrangler asks for them to be kept. */
async function addVersion(context: Context, account: Account): Promise<Version> {
  const form = await context.req.formData();
  const metadata = JSON.parse(String(form.get("metadata")));
  const { bindings, annotations, migrations, keep_bindings, observability } = metadata;
  const kept = keep_bindings?.includes("secret_text") ? account.versions.at(-1)?.secrets : {};
  const secrets = bindings.filter(({ type }: { type: string }) => type === "secret_text");
  const given = secrets.map(({ name, text }: { name: string; text: string }) => [name, text]);
  const version = {
    id: randomUUID(),
    tag: annotations?.["workers/tag"],
    secrets: { ...kept, ...Object.fromEntries(given) },
    database: bindings.find(({ type }: { type: string }) => type === "d1")?.id,
    observability,
  };
  account.versions.push(version);
  account.migration = migrations?.new_tag ?? account.migration;
  return version;
}

const about = (version: Version | undefined) => ({ id: version?.id, metadata: { created_on: new Date(0) } });

function bindingsOf(version: Version | undefined) {
  return Object.keys(version?.secrets ?? {}).map((name) => ({ type: "secret_text", name }));
}
