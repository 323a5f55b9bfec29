import { spawnSync } from "node:child_process";
import { chmodSync, copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";
import { newFolder } from "../helpers/new-folder.ts";

const readText = (name: string) => readFileSync(name, "utf8");

test("the container's second stage contains every file that the server imports", () => {
  const copiedPaths = [...readText("deploy/Containerfile").matchAll(/^COPY --from=build (.*) \S+$/gm)]
    .flatMap(([, sources = ""]) => sources.split(" "))
    .flatMap((source) => source.match(/^\/site\/(.+)/)?.[1] ?? []);
  const importedFiles = filesImportedBy("server/node/serve.ts");
  expect([...importedFiles]).toContain("server/app.ts");
  const isCopied = (file: string) => copiedPaths.some((name) => file === name || file.startsWith(`${name}/`));
  expect([...importedFiles].filter((file) => !isCopied(file))).toEqual([]);
});

test("the container's build context excludes .env, .state and backups", () => {
  expect(readText(".dockerignore").split("\n")).toEqual(expect.arrayContaining(["**/.*", "backups"]));
});

test("nginx and Caddy do not log the requests of guests", () => {
  const [, redirects = "", site = ""] = readText("deploy/nginx.conf").split(/^server \{$/m);
  for (const server of [redirects, site]) expect(server).toMatch(/^\taccess_log off;$/m);
  expect(site.match(/access_log/g)).toHaveLength(1);
  const [, pattern = ""] = /location ~\* (\S+) \{\s+error_log \/dev\/null/.exec(site) ?? [];
  for (const path of ["/i/token", "//i/token", "/I/token", "/for-you/trade", "/for-you.data", "/api/visit"])
    expect(path).toMatch(new RegExp(pattern, "i"));
  expect(readText("deploy/Caddyfile")).toMatch(/^\s+request>uri delete\s+request>headers>Referer delete$/m);
});

test("nginx forwards each header that the server needs, from every location", () => {
  const directives = [...readText("deploy/nginx.conf").matchAll(/^(\s*)proxy_set_header (.+);$/gm)];
  // A directive inside a location would remove all directives of the server block. The visitor can forge
  // X-Forwarded-For, so nginx must replace the header.
  expect(directives.map(([, indentation, header]) => `${indentation}${header}`)).toEqual([
    '\tConnection ""',
    "\tHost $http_host",
    "\tX-Forwarded-For $remote_addr",
    "\tX-Forwarded-Proto $scheme",
  ]);
});

test("Caddy forwards its default headers, which include Host, X-Forwarded-For and X-Forwarded-Proto", () => {
  expect(readText("deploy/Caddyfile")).not.toMatch(/header_up|trusted_proxies|transport/);
  expect(readText("deploy/Caddyfile").match(/^\s*header .*$/gm)).toEqual(["\theader -Server"]);
});

test("the hook of a bare repository builds what was pushed to main, and then restarts the site", () => {
  const command = (name: string) => `#!/bin/sh\necho ${name} $* in "$(pwd)" >> "$CALLS"\n[ ! -e failing ]\n`;
  const folder = newFolder({ "bin/npm": command("npm"), "bin/sudo": command("sudo"), "own/text": "1" });
  const [bare, site, calls] = ["bare.git", "site", "calls"].map((name) => join(folder, name));
  mkdirSync(String(site));
  writeFileSync(String(calls), "");
  const env = { PATH: `${folder}/bin:${process.env.PATH}`, SITE_FOLDER: site, CALLS: calls };
  for (const name of ["npm", "sudo"]) chmodSync(join(folder, "bin", name), 0o755);
  const git = (...args: string[]) => spawnSync("git", args, { cwd: join(folder, "own"), env });
  git("init", "-q", "--bare", "-b", "main", String(bare));
  copyFileSync("deploy/post-receive", join(String(bare), "hooks/post-receive"));
  git("init", "-q", "-b", "main");
  function push(branch: string) {
    git("add", "--all");
    git("-c", "user.name=Ada", "-c", "user.email=ada@example.com", "commit", "-qm", "Change");
    git("push", "-q", String(bare), `HEAD:${branch}`);
    return readFileSync(String(calls), "utf8");
  }
  expect(push("draft")).toBe("");
  const inSite = ["npm ci --no-audit --no-fund", "npm run build", "sudo systemctl restart portfolio"].map(
    (name) => `${name} in ${site}\n`,
  );
  writeFileSync(join(folder, "own/text"), "2");
  expect(push("main")).toBe(inSite.join(""));
  expect(readText(join(String(site), "text"))).toBe("2");
  writeFileSync(join(folder, "own/failing"), "");
  expect(push("main")).toBe(inSite.join("") + inSite[0]);
});

const HAS_SYSTEMD = spawnSync("systemd-analyze", ["--version"]).status === 0;

test.runIf(HAS_SYSTEMD)("systemd accepts the unit, and rates its exposure at most 1.5 of 10", () => {
  const name = "portfolio.service";
  const unit = readText(`deploy/${name}`).replaceAll("/srv/portfolio", resolve("."));
  const file = join(newFolder({ [name]: unit }), name);
  for (const args of [
    ["verify", "--man=no"],
    ["security", "--offline=true", "--threshold=15"],
  ]) {
    const { status, stderr } = spawnSync("systemd-analyze", [...args, file], { encoding: "utf8" });
    expect(status, stderr).toBe(0);
    // The report includes other units of this machine.
    expect(stderr.split("\n").filter((line) => line.includes(name))).toEqual([]);
  }
});

/** Lists a module and all modules of this project that it imports, directly or indirectly. */
function filesImportedBy(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  const statement =
    /^(?:import|export)\s(?!type\s)(?:[^;"=]*\sfrom\s)?\s*"((?:#app|\.)[^"]+)"|\bimport\("((?:#app|\.)[^"]+)"\)/gm;
  for (const [, fromStatement, fromCall] of readText(file).matchAll(statement)) {
    const specifier = fromStatement ?? fromCall ?? "";
    filesImportedBy(specifier.startsWith("#") ? specifier.slice(1) : join(dirname(file), specifier), known);
  }
  return known;
}
