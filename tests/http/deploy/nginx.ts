import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  ACCESS_LOG,
  DOMAIN,
  type Ports,
  type RunningProxy,
  replaceOnce,
  startProxy,
  UPSTREAM,
} from "./proxy.ts";

/**
 * Starts nginx with deploy/nginx.conf, with other ports and an own certificate, in Debian's main configuration.
 * @param settings lines that an owner could add to `location /`
 */
export function startNginx(server: number, settings = ""): Promise<RunningProxy> {
  return startProxy("nginx", server, (folder, ports) => {
    const key = join(folder, "privkey.pem");
    const certificate = join(folder, "fullchain.pem");
    const kind = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
    const names = ["-days", "1", "-subj", `/CN=${DOMAIN}`, "-keyout", key, "-out", certificate];
    execFileSync("openssl", [...kind, ...names], { stdio: "ignore" });
    mkdirSync(join(folder, "temp"));
    writeFileSync(join(folder, "nginx.conf"), mainFile(folder, siteFile(folder, ports, settings)));
    return ["-c", join(folder, "nginx.conf"), "-e", "stderr"];
  });
}

function siteFile(folder: string, { http, https, server }: Ports, settings: string): string {
  return [
    ["listen 80;", `listen 127.0.0.1:${http};`],
    ["listen [::]:80;", ""],
    ["listen 443 ", `listen 127.0.0.1:${https} `],
    ["listen [::]:443 ssl http2;", ""],
    [`${UPSTREAM};`, `127.0.0.1:${server};`],
    ["location / {", `location / {${settings}`],
    [`/etc/letsencrypt/live/${DOMAIN}/fullchain.pem`, join(folder, "fullchain.pem")],
    [`/etc/letsencrypt/live/${DOMAIN}/privkey.pem`, join(folder, "privkey.pem")],
  ].reduce(
    (text, [from = "", to = ""]) => replaceOnce(text, from, to),
    readFileSync("deploy/nginx.conf", "utf8"),
  );
}

function mainFile(folder: string, site: string): string {
  const temp = ["client_body", "proxy", "fastcgi", "scgi", "uwsgi"]
    .map((kind) => `${kind}_temp_path ${join(folder, "temp", kind)};`)
    .join("\n");
  return `daemon off;
master_process off;
pid ${join(folder, "nginx.pid")};
error_log stderr;
events {}
http {
access_log ${join(folder, ACCESS_LOG)};
gzip on;
proxy_cache_path ${join(folder, "cache")} keys_zone=site:1m;
${temp}
${site}
}
`;
}
