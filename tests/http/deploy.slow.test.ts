import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { listFiles } from "../../files/list-files.ts";
import { currentBuild, paths, pathsOfBuild } from "../../files/paths.ts";
import { locked } from "../helpers/content/studies.ts";
import { newFolder } from "../helpers/new-folder.ts";
import { runScript } from "../helpers/run-script.ts";
import { copyProject } from "../helpers/site/project-copy.ts";
import { pathInSite } from "../helpers/site/root.ts";

const VARIABLES = { SITE_URL: "https://www.ada.example", PASSCODE: "Amber Canoe" };
const BUCKET_INFO = "r2 bucket info design-portfolio-locked";
const BUCKET_CREATION = "r2 bucket create design-portfolio-locked";
const SECRET_LIST = "secret list --name design-portfolio";
const UPLOAD = "r2 bulk put design-portfolio-locked --force --filename locked-media.json --remote";
const DEPLOYMENT = "deploy --config wrangler.json --secrets-file secrets.json";

const NOT_FOUND = { code: 1, stderr: 'Worker "design-portfolio" not found.' };
const PUBLISHED_SECRETS = { stdout: '[{ "name": "PASSCODE" }, { "name": "SESSION_SECRET" }]' };

/** Maps the beginning of a command to the output and exit code of the fake wrangler. */
type Replies = Record<string, { code?: number; stdout?: string; stderr?: string }>;

/** This program replaces wrangler and records each call. */
const FAKE_WRANGLER = `
const { appendFileSync, readFileSync } = require("node:fs");
const args = process.argv.slice(2);
const command = args.map((arg) => arg.split("/").at(-1)).join(" ");
const file = args.find((arg) => /(secrets|locked-media).json$/.test(arg));
const contents = file && JSON.parse(readFileSync(file, "utf8"));
appendFileSync(process.env.CALLS, JSON.stringify({ command, contents }) + "\\n");
const replies = Object.entries(JSON.parse(process.env.REPLIES));
const { code, stdout = "", stderr = "" } = replies.find(([start]) => command.startsWith(start))?.[1] ?? {};
process.stdout.write(stdout);
process.stderr.write(stderr);
process.exitCode = code;
`;

const root = newFolder();
const callsFile = join(root, "calls.txt");
await copyProject(root);
cpSync(pathInSite(paths.content), join(root, paths.content), { recursive: true });
cpSync(pathInSite(paths.builds), join(root, paths.builds), { recursive: true });
writeFileSync(join(root, "scripts/build.ts"), "process.exitCode = Number(process.env.BUILD_CODE);");
const tools = join(root, "server/cloudflare/tools");
const wrangler = join(tools, "node_modules/wrangler");
rmSync(join(tools, "node_modules"));
mkdirSync(join(wrangler, "bin"), { recursive: true });
const { dependencies } = JSON.parse(readFileSync(join(tools, "package.json"), "utf8"));
writeFileSync(join(wrangler, "package.json"), JSON.stringify({ version: dependencies.wrangler }));
writeFileSync(join(wrangler, "bin/wrangler.js"), FAKE_WRANGLER);

const { client, lockedMedia } = pathsOfBuild(join(root, paths.builds, currentBuild(root) ?? ""));
beforeEach(() => writeFileSync(callsFile, ""));

async function deploy(replies: Replies = {}, variables: Record<string, string> = {}) {
  const env = {
    PATH: process.env.PATH,
    NODE_OPTIONS: "--import=data:text/javascript,globalThis.fetch=async()=>new(Response)(%22ok%22)",
    CALLS: callsFile,
    BUILD_CODE: "0",
    REPLIES: JSON.stringify({ [SECRET_LIST]: PUBLISHED_SECRETS, ...replies }),
    ...VARIABLES,
    ...variables,
  };
  const script = join(root, "scripts/deploy.ts");
  const { code, stdout, stderr } = await runScript(script, ["--json"], { cwd: root, env });
  const lines = readFileSync(callsFile, "utf8").trim().split("\n").filter(Boolean);
  const calls: { command: string; contents: unknown }[] = lines.map((line) => JSON.parse(line));
  return { code, stdout, stderr, calls, commands: calls.map(({ command }) => command) };
}

test("the first deployment creates the bucket, uploads the locked media, and then publishes the site", async () => {
  const replies = { [BUCKET_INFO]: { code: 1 }, [SECRET_LIST]: NOT_FOUND };
  const { code, stdout, stderr, calls, commands } = await deploy(replies);
  expect([code, stderr]).toEqual([0, ""]);
  expect(stdout).toMatch(/\nhttps:\/\/www\.ada\.example is up to date\.\n$/);
  expect(commands).toEqual([BUCKET_INFO, BUCKET_CREATION, SECRET_LIST, UPLOAD, DEPLOYMENT]);
  const [, , , upload, publication] = calls;
  const media = listFiles(lockedMedia).map((key) => ({ key, file: join(lockedMedia, key) }));
  expect(media.length).toBeGreaterThan(1);
  expect(upload?.contents).toEqual(media);
  const SESSION_SECRET = expect.stringMatching(/^[\w-]{43}$/);
  expect(publication?.contents).toEqual({ PASSCODE: "Amber Canoe", SESSION_SECRET });
});

test("the next deployment keeps the bucket and the session secret, and prints no secret", async () => {
  const { code, stdout, calls, commands } = await deploy({}, { OWNER_PASSWORD: "ten letters" });
  expect([code, commands]).toEqual([0, [BUCKET_INFO, SECRET_LIST, UPLOAD, DEPLOYMENT]]);
  expect(calls.at(-1)?.contents).toEqual({ PASSCODE: "Amber Canoe", OWNER_PASSWORD: "ten letters" });
  expect(stdout + commands).not.toMatch(/Amber|ten letters/);
});

const FAILURE = { code: 1 };
const CHECKS = [BUCKET_INFO, SECRET_LIST];

const NOT_LOGGED_IN = { code: 1, stderr: "Set a CLOUDFLARE_API_TOKEN environment variable" };
const SEVERAL_ACCOUNTS = { code: 1, stderr: "Set CLOUDFLARE_ACCOUNT_ID" };

test.each<[string, Record<string, string>, Replies?]>([
  ["SITE_URL", { SITE_URL: "" }],
  ["PASSCODE", { PASSCODE: "" }, { [SECRET_LIST]: NOT_FOUND }],
  ["bucket", {}, { "r2 bucket": FAILURE }],
  ["CLOUDFLARE_API_TOKEN", {}, { "r2 bucket": NOT_LOGGED_IN }],
  ["CLOUDFLARE_ACCOUNT_ID", {}, { "r2 bucket": SEVERAL_ACCOUNTS }],
])("with --json, returns the question for %s as data", async (question, variables, replies) => {
  const { code, stdout } = await deploy(replies, variables);
  expect([code, stdout.trim().split("\n").at(-1)]).toEqual([1, JSON.stringify({ question })]);
});

test.each<[string, string, string[], Replies?, Record<string, string>?]>([
  ["without an address", "SITE_URL must be the address that", [], {}, { SITE_URL: "" }],
  [
    "if Cloudflare does not create the bucket",
    "Nothing was published, because Cloudflare did not create the bucket",
    [BUCKET_INFO, BUCKET_CREATION],
    { "r2 bucket": FAILURE },
  ],
  [
    "if another Worker has the name",
    'Your Cloudflare account already has a Worker called "design-portfolio" that is not this site',
    CHECKS,
    { [SECRET_LIST]: { stdout: '[{ "name": "API_KEY" }]' } },
  ],
  [
    "if Cloudflare does not list the secrets",
    "Nothing was published. Cloudflare did not answer:\nTimeout",
    CHECKS,
    { [SECRET_LIST]: { code: 1, stderr: "Timeout" } },
  ],
  ["if the build fails", "Nothing was published, because the build failed.", CHECKS, {}, { BUILD_CODE: "1" }],
  [
    "if an upload of locked media fails",
    "Not all locked images and videos were uploaded (see the error above)",
    [...CHECKS, UPLOAD],
    { "r2 bulk": FAILURE },
  ],
  [
    "if wrangler does not publish the Worker",
    "Cloudflare did not publish the site (see the error above).",
    [...CHECKS, UPLOAD, DEPLOYMENT],
    { deploy: FAILURE },
  ],
])("the deployment stops with an explanation %s", async (_, reason, expectedCommands, replies, variables) => {
  const { code, stderr, commands } = await deploy(replies, variables);
  expect(stderr).toMatch(new RegExp(`^${RegExp.escape(reason)}`));
  expect([code, commands]).toEqual([1, expectedCommands]);
});

test("the deployment publishes nothing if a public file contains locked text", async () => {
  const file = join(client, "note.txt");
  copyFileSync(join(root, paths.content, `case-studies/${locked.slug}/case-study.yaml`), file);
  const { code, stderr, commands } = await deploy();
  rmSync(file);
  expect(stderr).toContain("Nothing was published, because everyone could see locked content:\n");
  expect(stderr).toContain("cloudflare/assets/note.txt");
  expect([code, commands]).toEqual([1, [BUCKET_INFO, SECRET_LIST]]);
});
