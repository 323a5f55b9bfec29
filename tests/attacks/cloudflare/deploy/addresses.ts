import type { Hono } from "hono";
import { ACCOUNT, type Account, give, type Refusal, refuse } from "./account.ts";

export function answerForAddresses(app: Hono, account: Account): void {
  const workers = `/accounts/${ACCOUNT}/workers`;
  const subdomain = () => ({ enabled: account.isOnWorkersDev, previews_enabled: false });
  app.get(`${workers}/subdomain`, (context) => {
    const { workersDevName } = account;
    return workersDevName === null ? refuse(context, NO_NAME) : give(context, { subdomain: workersDevName });
  });
  app.get(`${workers}/workers/:name`, (context) => give(context, { subdomain: subdomain() }));
  app.get(`${workers}/scripts/:name/subdomain`, (context) => give(context, subdomain()));
  app.post(`${workers}/scripts/:name/subdomain`, async (context) => {
    account.isOnWorkersDev = (await context.req.json()).enabled;
    return give(context, subdomain());
  });
  app.get(`${workers}/domains`, (context) => {
    const domains = Array.from(account.domains, ([hostname, service]) => ({ hostname, service }));
    return give(context, domains);
  });
  app.post(`${workers}/scripts/:name/domains/changeset`, (context) =>
    give(context, { added: [], removed: [], updated: [], conflicting: [] }),
  );
  app.put(`${workers}/scripts/:name/domains/records`, async (context) => {
    const { origins } = await context.req.json();
    account.domains.clear();
    for (const { hostname } of origins) account.domains.set(hostname, context.req.param("name"));
    return give(context, []);
  });
}

const NO_NAME: Refusal = { status: 404, code: 10007, message: "You do not have a workers.dev subdomain." };
