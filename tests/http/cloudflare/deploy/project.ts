import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { CONTENTS, type Shape, writeContent } from "../../../fixtures/contents.ts";
import { runScript } from "../../../helpers/run-script.ts";
import { copyProject } from "../../../helpers/site/project-copy.ts";
import { type FakeCloudflare, TOKEN } from "./fake-cloudflare.ts";

const SHAPE = { ...CONTENTS["all-locked"], cards: 3, studies: 3 } as Shape;

/** Copies this project to a folder, with three locked studies, of which the first and the third have images. */
export async function makeProject(root: string, fake: FakeCloudflare) {
  await copyProject(root);
  await writeContent(join(root, "content"), SHAPE);
  const home = join(root, ".home");
  const wranglerLogs = join(home, "logs");
  const environment = {
    PATH: process.env.PATH,
    NODE_OPTIONS: `--import=${resolve(import.meta.dirname, "as-visitor.ts")}`,
    FAKE_CLOUDFLARE: fake.url,
    CLOUDFLARE_API_BASE_URL: fake.url,
    CLOUDFLARE_API_TOKEN: TOKEN,
    HOME: home,
    XDG_CONFIG_HOME: home,
    WRANGLER_LOG_PATH: wranglerLogs,
  };
  let output = "";
  return {
    root,
    /** Runs `npm run deploy` against the fake. */
    async deploy(variables: Record<string, string>) {
      const options = { cwd: root, env: { ...environment, ...variables } };
      const { code, said, complained } = await runScript(join(root, "scripts/deploy.ts"), [], options);
      output += said + complained;
      return { code, output: said + complained };
    },
    /** Returns what all runs have written. */
    output: () => output,
    /** Makes later deployments reuse the last build. */
    stopBuilding: () => writeFile(join(root, "scripts/build.ts"), ""),
    async buildFolder() {
      const name = await readFile(join(root, "build/current"), "utf8");
      return join(root, "build", name.trim());
    },
    /** Returns everything that wrangler logged. */
    async wranglerLog() {
      const files = (await readdir(wranglerLogs)).map((file) => readFile(join(wranglerLogs, file), "utf8"));
      return (await Promise.all(files)).join("\n");
    },
  };
}
