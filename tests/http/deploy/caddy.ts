import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type RunningProxy, replaceOnce, startProxy, UPSTREAM } from "./proxy.ts";

/** Starts Caddy with deploy/Caddyfile, with other ports and an own certificate. */
export function startCaddy(server: number): Promise<RunningProxy> {
  return startProxy("caddy", server, (folder, ports) => {
    const adapted = execFileSync("caddy", ["adapt", "--config", "deploy/Caddyfile"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    const listening = replaceOnce(adapted, '":443"', `"127.0.0.1:${ports.https}"`);
    const { apps, logging } = JSON.parse(replaceOnce(listening, UPSTREAM, `127.0.0.1:${server}`));
    const config = {
      admin: { disabled: true, config: { persist: false } },
      logging,
      storage: { module: "file_system", root: folder },
      apps: {
        http: { ...apps.http, http_port: ports.http, https_port: ports.https },
        tls: { automation: { policies: [{ issuers: [{ module: "internal" }] }] } },
        pki: { certificate_authorities: { local: { install_trust: false } } },
      },
    };
    const file = join(folder, "caddy.json");
    writeFileSync(file, JSON.stringify(config));
    return ["run", "--config", file];
  });
}
