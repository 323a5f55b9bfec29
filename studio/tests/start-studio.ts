import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { paths } from "../../files/paths.ts";
import { FIXTURE_SITE } from "../../tests/helpers/site/build-site.ts";
import { copyProject } from "../../tests/helpers/site/project-copy.ts";

export const SAMPLE_SITE = "tests/fixtures/site";

export interface RunningStudio extends AsyncDisposable {
  /** The studio printed this address, which contains its secret. */
  address: string;
  /** The studio runs in this copy of the project. */
  root: string;
  /** Stops the studio, and starts it again on the same port. */
  restart: () => Promise<void>;
}

/** Starts a studio on a copy of the project with the fixture's content. */
export async function startStudio(): Promise<RunningStudio> {
  const root = mkdtempSync(join(tmpdir(), "studio-"));
  await copyProject(root);
  const isSource = (name: string) => !name.endsWith("node_modules");
  cpSync("studio", join(root, "studio"), { recursive: true, filter: isSource });
  symlinkSync(resolve("studio/client/node_modules"), join(root, "studio/client/node_modules"));
  cpSync("docs", join(root, "docs"), { recursive: true });
  cpSync(SAMPLE_SITE, join(root, paths.content), { recursive: true });
  cpSync(join(FIXTURE_SITE, ".content"), join(root, ".content"), { recursive: true });
  mkdirSync(join(root, ".state"), { recursive: true, mode: 0o700 });
  let running = startOnPort(root, "0");
  const { address } = await running;
  return {
    address,
    root,
    async restart() {
      running = running.then(async ({ stop }) => {
        await stop();
        return startOnPort(root, new URL(address).port);
      });
      await running;
    },
    async [Symbol.asyncDispose]() {
      await (await running).stop();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

async function startOnPort(root: string, port: string) {
  writeFileSync(join(root, ".env"), `PORT="${port}"\nPASSCODE="open the studio please"\n`);
  const child = spawn(process.execPath, ["studio/start.ts"], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exit = once(child, "exit");
  const address = await new Promise<string>((done) => {
    let output = "";
    child.stdout.on("data", (bytes) => {
      output += bytes;
      const [found] = /http:\/\/localhost:\d+\/studio#\S+\s/.exec(output) ?? [];
      if (found) done(found.trim());
    });
  });
  const stop = () => {
    child.kill();
    return exit;
  };
  return { address, stop };
}
