import { execFileSync, fork, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { LOCKED_FILM, LOCKED_PAGE, PUBLIC_PAGE } from "../../helpers/addresses.ts";
import { createClient } from "../../helpers/ask.ts";
import { newFolder } from "../../helpers/new-folder.ts";
import { OWNER_PASSWORD, ownerOf } from "../../helpers/owner.ts";
import { cookiesIn, PASSCODE, passcodeQuestion } from "../../helpers/passcode.ts";
import { built } from "../../helpers/site/built.ts";
import { inSite } from "../../helpers/site/root.ts";
import { scriptOf } from "../../helpers/site/runtime.ts";
import { SESSION_SECRET, startSite } from "../../helpers/site.ts";

const SCRIPT = inSite(scriptOf("cloudflare"));

// Prepares the build, too, for the runtime that is started without scripts/cloudflare.ts.
await (await startSite({}, SCRIPT)).stop();

const state = newFolder();

/** All that a process started, and what that started. */
function startedBy(pid: number): number[] {
  const { stdout } = spawnSync("pgrep", ["-P", String(pid)], { encoding: "utf8" });
  const children = stdout.trim().split(/\s+/).filter(Boolean).map(Number);
  return children.flatMap((child) => [child, ...startedBy(child)]);
}

function isRunning(pid: number): boolean {
  try {
    return !execFileSync("ps", ["-o", "stat=", "-p", String(pid)], { encoding: "utf8" }).startsWith("Z");
  } catch {
    return false;
  }
}

test.each(["SIGTERM", "SIGINT", "SIGKILL"] as const)("%s leaves nothing of the runtime", async (signal) => {
  await using site = await startSite({}, SCRIPT);
  const { pid, output } = site.server;
  expect(output()).toMatch(/^\s+The portfolio is at http:\/\/localhost:\d+\n/m);
  const started = startedBy(pid);
  expect(started.length).toBeGreaterThanOrEqual(3);
  process.kill(pid, signal);
  while ([pid, ...started].some(isRunning)) await sleep(50);
  if (signal !== "SIGKILL") expect(await site.server.ended).toBe(0);
});

test("has a line in its log for what the Worker answers, without a secret", async () => {
  await using site = await startSite({}, SCRIPT);
  await site.ask({ target: "/i/0123456789abcdefghijkl" });
  await site.ask(passcodeQuestion("private words", { "CF-Connecting-IP": "203.0.113.5" }));
  await site.ask({ target: LOCKED_PAGE });
  const log = () =>
    site.server
      .output()
      .split("\n")
      .filter((line) => line.startsWith("{"))
      .map((line) => JSON.parse(line));
  while (log().length < 2) await sleep(20);
  expect(log()).toMatchObject([
    { method: "POST", path: "/api/validate-password", status: 200, address: "203.0.113.5" },
    { method: "GET", path: LOCKED_PAGE, status: 200 },
  ]);
  expect(site.server.output()).not.toMatch(/private|0123456789/);
});

test("has an address of its own, whatever that of the site is that was built", async () => {
  const config = JSON.parse(readFileSync(resolve(built.folder, "cloudflare/wrangler.json"), "utf8"));
  const published = resolve(built.folder, "cloudflare/published.json");
  const routes = [{ pattern: "www.example.com", custom_domain: true }];
  writeFileSync(
    published,
    JSON.stringify({ ...config, routes, vars: { SITE_URL: "https://www.example.com" } }),
  );
  const secrets = { PASSCODE, SESSION_SECRET, OWNER_PASSWORD, SITE_URL: "http://localhost:3456" };
  await using runtime = await startRuntime(secrets, undefined, published);
  const ask = createClient(runtime.port);
  expect((await ask({ target: LOCKED_PAGE })).status).toBe(200);
  ask.close();
  await using site = await startSite({ OWNER_PASSWORD }, SCRIPT);
  const { link } = await (await ownerOf(site.server.origin)).invite();
  expect(new URL(link).origin).toBe(`http://localhost:${site.server.port}`);
});

test("says in one sentence that its port is in use", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as { port: number };
  await expect(startSite({ PORT: String(port) }, SCRIPT)).rejects.toThrow(
    `The server did not start: Port ${port} is in use: stop what runs there or set PORT to another one.\n`,
  );
  other.close();
});

test("a restart logs nobody out and forgets no wrong try", async () => {
  const kept = { STATE_DIRECTORY: newFolder(), SESSION_SECRET: "" };
  const guesser = { "CF-Connecting-IP": "203.0.113.9" };
  let Cookie = "";
  {
    await using site = await startSite(kept, SCRIPT);
    Cookie = cookiesIn(await site.ask(passcodeQuestion(PASSCODE)));
    for (let tries = 1; tries <= 5; tries++) await site.ask(passcodeQuestion("wrong", guesser));
  }
  await using site = await startSite(kept, SCRIPT);
  expect((await site.ask({ target: LOCKED_FILM, headers: { Cookie } })).status).toBe(200);
  // Whether it is looked at or has to wait still: the first five would have been free.
  expect((await site.ask(passcodeQuestion("wrong", guesser))).headers).toMatch(/^retry-after: /im);
});

test("without secrets nothing is made up, and public files go on", async () => {
  await using runtime = await startRuntime({});
  const ask = createClient(runtime.port);
  for (const target of ["/", PUBLIC_PAGE, "/robots.txt"]) expect((await ask({ target })).status).toBe(200);
  for (const target of [LOCKED_PAGE, LOCKED_FILM, "/nowhere", "/healthz"]) {
    const answer = await ask({ target });
    expect(answer.status).toBe(503);
    expect(answer.headers).toMatch(/^cache-control: no-store$/im);
    expect(answer.headers).toMatch(/^content-security-policy: default-src 'none'/im);
    expect(answer.headers).not.toMatch(/set-cookie/i);
  }
  ask.close();
  await runtime.stop();
  expect(await runtime.output).toContain(
    '"error":"Nothing locked is shown without PASSCODE and SESSION_SECRET: run `npm run deploy`, which sets it."',
  );
});

test("the bucket has what the build has, and of a study that was opened or renamed nothing", async () => {
  const opened = join(state, "opened");
  mkdirSync(join(opened, "study"), { recursive: true });
  writeFileSync(join(opened, "study/picture.avif"), "a picture");
  for (const lockedMedia of [opened, resolve(built.lockedMedia)]) {
    await using _ = await startRuntime({}, lockedMedia);
    expect(bytesIn(join(state, "v3/r2"), "blobs")).toEqual(bytesIn(lockedMedia));
  }
});

function bytesIn(folder: string, last = ""): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.parentPath.endsWith(last))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "base64"))
    .sort();
}

/** As scripts/cloudflare.ts starts it, but for the variables. */
async function startRuntime(
  variables: Record<string, string>,
  lockedMedia = resolve(built.lockedMedia),
  configFile = resolve(built.folder, "cloudflare/wrangler.json"),
) {
  const runtime = fork(inSite("scripts/cloudflare/local-runtime.ts"), {
    silent: true,
    execArgv: [],
    env: { PATH: process.env.PATH, NODE_ENV: "production", CLOUDFLARE_CF_FETCH_ENABLED: "false" },
  });
  const output = text(runtime.stdout as NodeJS.ReadableStream);
  const ended = once(runtime, "exit");
  async function stop() {
    if (runtime.connected) runtime.disconnect();
    await ended;
  }
  runtime.send({ configFile, lockedMedia, state, host: "127.0.0.1", port: 0, variables });
  const [{ port }] = (await once(runtime, "message")) as [{ port: number }];
  return { port, output, stop, [Symbol.asyncDispose]: stop };
}
