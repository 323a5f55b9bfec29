import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { CONTENTS, type Shape, writeContent } from "../../../fixtures/contents.ts";
import { copyProject } from "../../../kit/site/project-copy.ts";
import { ACCOUNT, type FakeCloudflare, TOKEN } from "./fake-cloudflare.ts";

export interface Project extends AsyncDisposable {
  root: string;
  /** `npm run deploy` with these variables and no others, but for those that lead it to the fake. */
  deploy: (options?: Options) => Promise<Result>;
  /** As docs/deploy.md says. */
  rollBack: () => Promise<Result>;
  /** Whether a run builds the site. Without it the last build is deployed, which is the same when nothing changed. */
  setBuilding: (isOn: boolean) => Promise<void>;
  /** What all its runs have said. */
  told: () => string;
  /** What wrangler has noted for itself. */
  notes: () => Promise<string>;
}

/** Installed by its own lock file, and not there before it is needed. */
const TOOLS = "server/cloudflare/tools/node_modules";
export const WRANGLER = `${TOOLS}/wrangler`;

interface Result {
  code: number | null;
  told: string;
}

interface Options {
  variables?: Record<string, string>;
  args?: string[];
  answers?: string;
}

const BUILD = "scripts/build.ts";
const SHAPE = { ...CONTENTS["all-locked"], cards: 3, studies: 3 } as Shape;

/** A copy of this project with three locked studies, of which the first and the third have pictures. */
export async function makeProject(name: string, fake: FakeCloudflare): Promise<Project> {
  const root = resolve(".sites", name);
  await rm(root, { recursive: true, force: true });
  await mkdir(root, { recursive: true });
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
  async function run(args: string[], { variables = {}, answers = "" }: Options): Promise<Result> {
    const child = spawn(process.execPath, args, { cwd: root, env: { ...environment, ...variables } });
    child.stdin.end(answers);
    const ended = once(child, "exit");
    const told = (await Promise.all([text(child.stdout), text(child.stderr)])).join("");
    const [code] = await ended;
    all += told;
    return { code, told };
  }
  return {
    root,
    deploy: ({ args = [], ...options } = {}) => run(["scripts/deploy.ts", ...args], options),
    rollBack: () =>
      run([`${WRANGLER}/bin/wrangler.js`, "rollback", "--name", "design-portfolio"], {
        variables: { CLOUDFLARE_ACCOUNT_ID: ACCOUNT },
      }),
    told: () => all,
    setBuilding: async (isOn) =>
      writeFile(join(root, BUILD), isOn ? await readFile(BUILD, "utf8") : 'console.log("Built before");'),
    async notes() {
      const files = await readdir(environment.WRANGLER_LOG_PATH);
      const texts = await Promise.all(
        files.map((file) => readFile(join(environment.WRANGLER_LOG_PATH, file), "utf8")),
      );
      return texts.join("\n");
    },
    [Symbol.asyncDispose]: () => rm(root, { recursive: true }),
  };
}
