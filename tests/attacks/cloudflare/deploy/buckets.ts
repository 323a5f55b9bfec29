import type { Hono } from "hono";
import { ACCOUNT, type Account, give, type Refusal, refuse } from "./account.ts";

export function answerForBuckets(app: Hono, { buckets }: Account): void {
  const base = `/accounts/${ACCOUNT}/r2/buckets`;
  app.get(`${base}/:bucket`, (context) => {
    const name = context.req.param("bucket");
    return buckets.has(name) ? give(context, { name }) : refuse(context, NO_BUCKET);
  });
  app.post(base, async (context) => {
    const { name } = await context.req.json();
    buckets.set(name, new Map());
    return give(context, { name });
  });
  app.on(["GET", "PUT", "DELETE"], `${base}/:bucket/objects/:key{.+}`, async (context) => {
    const { bucket = "", key = "" } = context.req.param();
    const objects = buckets.get(bucket);
    if (!objects) return refuse(context, NO_BUCKET);
    const object = objects.get(key);
    const { method } = context.req;
    if (method === "PUT") objects.set(key, new Uint8Array(await context.req.arrayBuffer()));
    else if (!object) return refuse(context, NO_OBJECT);
    if (method === "DELETE") objects.delete(key);
    return method === "GET" && object ? context.body(object) : give(context, { key });
  });
}

const NO_BUCKET: Refusal = { status: 404, code: 10006, message: "The specified bucket does not exist." };
const NO_OBJECT: Refusal = { status: 404, code: 10007, message: "The specified key does not exist." };
