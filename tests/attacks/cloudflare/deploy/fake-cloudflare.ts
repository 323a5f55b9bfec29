import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import {
  type Account,
  emptyAccount,
  give,
  live,
  type Refusal,
  refuse,
  TOKEN,
  UPLOAD_TOKEN,
} from "./account.ts";
import { answerForAddresses } from "./addresses.ts";
import { answerForBuckets } from "./buckets.ts";
import { answerForDatabases } from "./databases.ts";
import { answerForWorker } from "./worker.ts";

export interface FakeCloudflare extends AsyncDisposable {
  url: string;
  account: Account;
  /** `METHOD path` of every request to the API, in order. */
  log: string[];
  /** May stand in for the account's own answer to `METHOD path`. */
  fault: (request: string) => Refusal | undefined;
}

/** What a deployment needs of Cloudflare's API, on loopback, and what visitors would find. */
export async function startFakeCloudflare(): Promise<FakeCloudflare> {
  const account = emptyAccount();
  const app = new Hono();
  const server = serve({ fetch: app.fetch, hostname: "127.0.0.1", port: 0 });
  await once(server, "listening");
  const fake: FakeCloudflare = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    account,
    log: [],
    fault: () => undefined,
    async [Symbol.asyncDispose]() {
      server.close();
      await once(server, "close");
    },
  };
  app.get("/visitors/healthz", (context) => {
    const { PASSCODE, SESSION_SECRET } = live(account)?.secrets ?? {};
    const hasAddress = account.domains.size > 0 || account.isOnWorkersDev;
    return PASSCODE && SESSION_SECRET && hasAddress ? context.text("ok") : context.text("Not here", 503);
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
  answerForBuckets(app, account);
  answerForDatabases(app, account);
  answerForWorker(app, account);
  answerForAddresses(app, account);
  return fake;
}

const NOT_ALLOWED: Refusal = { status: 401, code: 10000, message: "Authentication error" };
