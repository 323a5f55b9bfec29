import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect } from "@playwright/test";
import { makeSmallContent, STUDY, STUDY_FOLDER } from "../helpers/content/small-content.ts";
import { copyProject } from "../helpers/site/project-copy.ts";
import { createClient } from "../helpers/site/raw-client.ts";

const SECRET = "A text that stays on this machine";
const SECOND_FOLDER = "case-studies/second";
const SECOND_FILE = `${SECOND_FOLDER}/case-study.yaml`;
const LONG_WAIT = { timeout: 60_000 };

const test = base.extend<{ dev: Awaited<ReturnType<typeof startDevelopment>> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
  dev: async ({}, use) => {
    await using dev = await startDevelopment();
    await use(dev);
  },
});

// These tests run in sequence, because they share Vite's cache in node_modules/.
test.describe.configure({ mode: "default", timeout: 180_000 });

test("the dev server updates pages after a study is added, renamed or locked", async ({ dev, request }) => {
  const stateOf = async (path: string) => {
    const response = await request.get(dev.origin + path);
    return { status: response.status(), isOpen: (await response.text()).includes("The only text.") };
  };
  await expect.poll(() => stateOf("/second"), LONG_WAIT).toEqual({ status: 404, isOpen: false });
  await dev.writeSecondStudy("public");
  await expect.poll(() => stateOf("/second"), LONG_WAIT).toEqual({ status: 200, isOpen: true });
  await dev.writeSecondStudy("passcode");
  await expect.poll(() => stateOf("/second"), LONG_WAIT).toEqual({ status: 200, isOpen: false });
  await dev.content.rename(SECOND_FOLDER, "case-studies/third");
  await expect.poll(() => stateOf("/third"), LONG_WAIT).toEqual({ status: 200, isOpen: false });
  await expect.poll(() => stateOf("/second"), LONG_WAIT).toEqual({ status: 404, isOpen: false });
});

test("the dev server shows a content problem over the page until it is fixed", async ({ dev, page }) => {
  await dev.writeSecondStudy("public");
  const url = `${dev.origin}/second`;
  await expect.poll(async () => (await page.goto(url))?.status(), LONG_WAIT).toBe(200);
  const overlay = page.locator("vite-error-overlay");
  const problem = "case-study.yaml:1:9 access: write public, passcode or invited";
  await dev.writeSecondStudy("publik");
  await expect(overlay).toContainText(problem, LONG_WAIT);
  await page.reload();
  await expect(overlay).toContainText(problem);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Second");
  // The server still watches other files.
  await dev.content.change("profile.yaml", "Designs things.", "Draws things.");
  const readHomePage = async () => (await page.request.get(dev.origin)).text();
  await expect.poll(readHomePage, LONG_WAIT).toContain("Draws things.");
  await dev.writeSecondStudy("public", "Fixed.");
  await expect(page.getByText("Fixed.")).toBeVisible(LONG_WAIT);
  await expect(overlay).toHaveCount(0);
  expect(dev.output().match(/write public, passcode or invited/g)).toHaveLength(1);
  expect(dev.output()).toMatch(/^Content checked/m);
  expect(dev.output()).not.toMatch(/^Failed to/m);
});

test("the dev server does not serve content files, secrets or server code", async ({ dev, page }) => {
  await dev.writeSecondStudy("passcode", SECRET);
  const image = readFileSync(join(dev.root, "content", STUDY_FOLDER, "hero.png"));
  await dev.content.write(`${SECOND_FOLDER}/secret.png`, image);
  await dev.content.change(SECOND_FILE, /imgLink: null\n$/, "imgLink: secret.png\n    alt: A secret.\n");
  const url = `${dev.origin}/second`;
  await expect.poll(async () => (await page.goto(url))?.status(), LONG_WAIT).toBe(200);
  await expect(page.getByRole("heading", { name: "Enter Password" })).toBeVisible();
  const lockedFolder = ".content/media/locked/second";
  await expect.poll(() => existsSync(join(dev.root, lockedFolder))).toBe(true);

  const [lockedFile] = readdirSync(join(dev.root, lockedFolder));
  const bytesOf = (file: string) => readFileSync(join(dev.root, file));
  const send = createClient(Number(new URL(dev.origin).port));
  const servedTargets: string[] = [];
  for (const [file, secret] of Object.entries({
    ".content/content.json": SECRET,
    [`content/${SECOND_FILE}`]: SECRET,
    [`content/${SECOND_FOLDER}/secret.png`]: image,
    [`${lockedFolder}/${lockedFile}`]: bytesOf(`${lockedFolder}/${lockedFile}`),
    ".env": SECRET,
    "app/content/.server/content.ts": "studyToOpenFirst",
    "server/environment.ts": "readEnvironment",
  })) {
    expect(bytesOf(file).includes(secret), file).toBe(true);
    for (const target of targetsOf(file, dev.root)) {
      for (const dest of ["empty", "script"]) {
        const { body } = await send({ target, headers: { "Sec-Fetch-Dest": dest } });
        const isServed = body.includes(secret) || body.includes(Buffer.from(secret).toString("base64"));
        if (isServed) servedTargets.push(target);
      }
    }
  }
  expect(servedTargets).toEqual([]);
  // The policy keeps scripts in an SVG from running when a browser opens the file.
  for (const target of ["/favicon.svg", "/favicon.svg?x"])
    expect((await send({ target })).headers).toMatch(/^content-security-policy: default-src 'none'/im);
  send.close();

  await page.getByRole("textbox").fill("x-y-z");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText(SECRET)).toBeVisible(LONG_WAIT);
});

test("the dev server rejects foreign host names and connections from other machines", async ({ dev }) => {
  const { port } = new URL(dev.origin);
  const send = createClient(Number(port));
  const status = async (target: string, host: string) =>
    (await send({ target, headers: { Host: host } })).status;
  for (const target of ["/", "/trade", "/trade.data", "/healthz", "/@vite/client", "/app/root.tsx"]) {
    expect(await status(target, "evil.example"), target).toBe(403);
    expect(await status(target, `localhost.evil.example:${port}`), target).toBe(403);
    for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`]) {
      expect(await status(target, host), `${target} of ${host}`).toBe(200);
    }
  }
  send.close();
  // HOST is 0.0.0.0, which the development server must ignore.
  await expect(fetch(`http://127.0.0.2:${port}`)).rejects.toThrow();
});

/** Lists request targets for which a server might return a file of the project. */
function targetsOf(file: string, root: string): string[] {
  const encodePath = (path: string) => encodeURI(path).replaceAll("[", "%5B").replaceAll("]", "%5D");
  const encodedFile = encodePath(`${root}/${file}`);
  const encodedBytes = Array.from(Buffer.from(file), (byte) => `%${byte.toString(16)}`).join("");
  const paths = [
    `/${file}`,
    `//${file}`,
    `/${encodedBytes}`,
    `/app/../${file}`,
    `/app/%2e%2e/${file}`,
    `/@fs${encodedFile}`,
    `/@fs${encodePath(root)}/${encodedBytes}`,
    `/@fs${encodePath(root)}/app/../${file}`,
    `/@id${encodedFile}`,
    `/@id/__x00__${encodedFile}`,
    "/@id/%23snapshot",
  ];
  const queries = ["", "?raw", "?url", "?import", "?import&raw", "?import&inline", "?t=1", "?.svg"];
  return paths.flatMap((path) => queries.map((query) => path + query));
}

async function startDevelopment() {
  // The folder name contains the special characters of glob patterns.
  const root = mkdtempSync(join(tmpdir(), "dev (a) [b] {c} !d "));
  await copyProject(root);
  writeFileSync(join(root, ".env"), `SESSION_SECRET="${SECRET} in the environment"\n`);
  const content = await makeSmallContent(join(root, "content"));
  await once(startScript(root, "scripts/build-content.ts"), "exit");
  const server = startScript(root, "server/node/dev.ts");
  let output = "";
  const collectOutput = (bytes: Buffer) => {
    output += bytes;
  };
  for (const stream of [server.stdout, server.stderr]) stream?.on("data", collectOutput);
  const findPort = () => /http:\/\/localhost:(\d+)/.exec(output)?.[1];
  await expect.poll(findPort, LONG_WAIT).toBeDefined();
  return {
    root,
    content,
    origin: `http://127.0.0.1:${findPort()}`,
    output: () => output,
    /** Writes the case study whose address is /second. */
    writeSecondStudy(access: string, text = "The only text.") {
      const study = STUDY.replaceAll("Trading", "Second").replace("Some text.", text);
      return content.write(SECOND_FILE, study.replace("access: passcode", `access: ${access}`));
    },
    async [Symbol.asyncDispose]() {
      server.kill();
      await once(server, "exit");
      rmSync(root, { recursive: true, force: true });
    },
  };
}

function startScript(root: string, script: string): ChildProcess {
  const env = { PATH: process.env.PATH, HOST: "0.0.0.0", PORT: "0", PASSCODE: "x-y-z" };
  return spawn(process.execPath, [script], { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
}
