import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { CONTENTS, type Shape, writeContent } from "../../../fixtures/contents.ts";
import { runScript } from "../../../helpers/run-script.ts";
import { copyProject } from "../../../helpers/site/project-copy.ts";
import { ACCOUNT, type FakeCloudflare, TOKEN } from "./fake-cloudflare.ts";

/** Installed by its own lock file, and not there before it is needed. */
const WRANGLER = "server/cloudflare/tools/node_modules/wrangler/bin/wrangler.js";

interface Options {
  variables?: Record<string, string>;
  args?: string[];
  answers?: string[];
}

const BUILD = "scripts/build.ts";
const SHAPE = { ...CONTENTS["all-locked"], cards: 3, studies: 3 } as Shape;

/** Makes of a folder a copy of this project with three locked studies, of which the first and the third have pictures. */
export async function makeProject(root: string, fake: FakeCloudflare) {
  await copyProject(root);
  const content = join(root, "content");
  await writeContent(content, SHAPE);
  const own = join(root, ".own");
  const environment = {
    PATH: process.env.PATH,
    NODE_OPTIONS: `--import=${resolve(import.meta.dirname, "as-visitor.ts")}`,
    FAKE_CLOUDFLARE: fake.url,
    CLOUDFLARE_API_BASE_URL: fake.url,
    CLOUDFLARE_API_TOKEN: TOKEN,
    HOME: own,
    XDG_CONFIG_HOME: own,
    WRANGLER_LOG_PATH: join(own, "notes"),
  };
  let all = "";
  async function run(script: string, { variables, args, answers = [] }: Options) {
    const env = { ...environment, ...variables };
    const { code, said, complained } = await runScript(join(root, script), args, { cwd: root, env, answers });
    all += said + complained;
    return { code, told: said + complained };
  }
  return {
    root,
    /** `npm run deploy` with these variables and no others, but for those that lead it to the fake. */
    deploy: (options: Options) => run("scripts/deploy.ts", options),
    /** As docs/deploy.md says. */
    rollBack: () =>
      run(WRANGLER, {
        args: ["rollback", "--name", "design-portfolio"],
        variables: { CLOUDFLARE_ACCOUNT_ID: ACCOUNT },
      }),
    /** What all its runs have said. */
    told: () => all,
    /** Whether a run builds the site. Without it the last build is deployed, which is the same when nothing changed. */
    setBuilding: async (isOn: boolean) =>
      writeFile(join(root, BUILD), isOn ? await readFile(BUILD, "utf8") : 'console.log("Built before");'),
    /** What wrangler has noted for itself. */
    async notes() {
      const folder = environment.WRANGLER_LOG_PATH;
      const files = (await readdir(folder)).map((file) => readFile(join(folder, file), "utf8"));
      return (await Promise.all(files)).join("\n");
    },
  };
}
