import { spawn } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Content } from "#app/content/types.ts";
import { SERVER_ENVIRONMENT } from "./settings.ts";

/**
 * Serves a copy of the built site whose content has lost something, so that the app fails where it never expected to.
 * Stops and is gone when it leaves the scope.
 */
export async function startDamagedSite(
  damage: (content: Content) => void,
): Promise<AsyncDisposable & { origin: string }> {
  const root = await mkdtemp(join(tmpdir(), "damaged-site-"));
  await copySite(root, damage);
  const origin = `http://127.0.0.1:${await freePort()}`;
  const server = spawn(process.execPath, ["server/node.ts"], {
    cwd: root,
    env: { ...process.env, ...SERVER_ENVIRONMENT, PORT: new URL(origin).port },
    stdio: ["ignore", "pipe", "inherit"],
  });
  // It says where it is once it listens.
  await new Promise((listening, reject) => {
    server.stdout.once("data", listening);
    server.once("exit", () => reject(new Error("The damaged site did not start.")));
  });
  server.stdout.resume();
  return {
    origin,
    async [Symbol.asyncDispose]() {
      server.kill("SIGKILL");
      await rm(root, { recursive: true });
    },
  };
}

async function copySite(root: string, damage: (content: Content) => void): Promise<void> {
  await cp("server", join(root, "server"), { recursive: true });
  await cp("package.json", join(root, "package.json"));
  // Node resolves what the bundle imports from where it really lies.
  for (const folder of ["build", "node_modules"]) await symlink(resolve(folder), join(root, folder));
  const content = JSON.parse(await readFile(".content/content.json", "utf8"));
  damage(content);
  await mkdir(join(root, ".content"));
  await writeFile(join(root, ".content/content.json"), JSON.stringify(content));
}

/** A port that nobody listens on: the system chooses. */
function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => done(typeof address === "object" && address ? address.port : 0));
    });
  });
}
