import { randomBytes } from "node:crypto";
import { foldPasscode } from "#app/lock/.server/passcode.ts";
import { createSessionCookie } from "#app/lock/.server/session-cookie.ts";
import { startServer } from "../../tests/helpers/site/running-server.ts";

export interface Site extends AsyncDisposable {
  origin: string;
  passcode: string;
  cookie: string;
}

/** It believes one proxy, so that requests can come from many addresses. */
export async function startSite(script = "server/node/serve.ts"): Promise<Site> {
  const passcode = randomBytes(16).toString("hex");
  const secret = randomBytes(32).toString("hex");
  const server = await startServer({ PASSCODE: passcode, SESSION_SECRET: secret, TRUST_PROXY: "1" }, script);
  const sessions = createSessionCookie({
    name: "portfolio_session",
    boundTo: foldPasscode(passcode),
    secrets: [secret],
    clock: Date.now,
  });
  const [cookie = ""] = sessions.issue({ opens: "all" }, new Request(server.origin)).split(";");
  return {
    origin: server.origin,
    passcode,
    cookie,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}
