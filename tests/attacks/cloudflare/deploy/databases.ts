import { randomUUID } from "node:crypto";
import type { Hono } from "hono";
import { ACCOUNT, type Account, give, type Refusal, refuse } from "./account.ts";

export function answerForDatabases(app: Hono, { databases }: Account): void {
  const base = `/accounts/${ACCOUNT}/d1/database`;
  app.get(base, (context) => {
    const part = context.req.query("name") ?? "";
    const found = Array.from(databases, ([name, uuid]) => ({ name, uuid }));
    return give(
      context,
      found.filter(({ name }) => name.includes(part)),
    );
  });
  app.post(base, async (context) => {
    const { name } = await context.req.json();
    if (databases.has(name)) return refuse(context, IS_THERE);
    const uuid = randomUUID();
    databases.set(name, uuid);
    return give(context, { name, uuid });
  });
}

const IS_THERE: Refusal = { status: 400, code: 7502, message: "A database with that name already exists" };
