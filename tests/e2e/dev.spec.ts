import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { connect } from "node:net";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect } from "@playwright/test";
import { makeSmallContent, STUDY, STUDY_FOLDER } from "../helpers/content/small-content.ts";
import { createClient } from "../helpers/raw-client.ts";
import { copyProject } from "../helpers/site/project-copy.ts";

interface DevServer {
  root: string;
  origin: string;
  output: () => string;
  /** Writes the case study whose address is /second. */
  write: (access: string, text?: string) => void;
}

const test = base.extend<{ dev: DevServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  dev: async ({}, use) => {
    // The folder name has characters with a meaning in glob patterns.
    const root = mkdtempSync(join(tmpdir(), "dev (a) [b] {c} !d "));
    await copyProject(root);
    writeFileSync(join(root, ".env"), `SESSION_SECRET="${SECRET} in the environment"\n`);
    await makeSmallContent(join(root, "content"));
    await once(startScript(root, "scripts/build-content.ts"), "exit");
    const child = startScript(root, "server/node/dev.ts");
    let output = "";
    const port = await new Promise<string>((done) => {
      const collect = (bytes: Buffer) => {
        output += bytes;
        const [, found] = /http:\/\/localhost:(\d+)/.exec(output) ?? [];
        if (found) done(found);
      };
      child.stdout?.on("data", collect);
      child.stderr?.on("data", collect);
    });
    const folder = join(root, "content/case-studies/second");
    await use({
      root,
      origin: `http://127.0.0.1:${port}`,
      output: () => output,
      write(access, text = "The only text.") {
        mkdirSync(folder, { recursive: true });
        // Renaming ensures that the server never reads an incomplete file.
        const savedFile = join(root, "saved.yaml");
        const study = STUDY.replaceAll("Trading", "Second").replace("Some text.", text);
        writeFileSync(savedFile, study.replace("access: passcode", `access: ${access}`));
        renameSync(savedFile, join(folder, "case-study.yaml"));
      },
    });
    child.kill();
    await once(child, "exit");
    rmSync(root, { recursive: true, force: true });
  },
});

const SECRET = "A text that stays on this machine";

// These tests run in sequence, because they share Vite's cache in node_modules/.
test.describe.configure({ mode: "default", timeout: 180_000 });

test("updates pages after a new study, a changed access or a renamed folder without a restart", async ({
  dev,
  request,
}) => {
  const page = async (path: string) => {
    const answer = await request.get(dev.origin + path);
    return { status: answer.status(), isOpen: (await answer.text()).includes("The only text.") };
  };
  const pollOptions = { timeout: 60_000 };
  await expect.poll(() => page("/second"), pollOptions).toEqual({ status: 404, isOpen: false });
  dev.write("public");
  await expect.poll(() => page("/second"), pollOptions).toEqual({ status: 200, isOpen: true });
  dev.write("passcode");
  await expect.poll(() => page("/second"), pollOptions).toEqual({ status: 200, isOpen: false });
  const studies = join(dev.root, "content/case-studies");
  renameSync(join(studies, "second"), join(studies, "third"));
  await expect.poll(() => page("/third"), pollOptions).toEqual({ status: 200, isOpen: false });
  await expect.poll(() => page("/second"), pollOptions).toEqual({ status: 404, isOpen: false });
});

test("shows a content problem over a reloaded page until the owner fixes the file", async ({ dev, page }) => {
  dev.write("public");
  await expect
    .poll(async () => (await page.goto(`${dev.origin}/second`))?.status(), { timeout: 60_000 })
    .toBe(200);
  const overlay = page.locator("vite-error-overlay");
  dev.write("publik");
  await expect(overlay).toContainText("case-study.yaml:1:9 access: write public or passcode", {
    timeout: 30_000,
  });
  await page.reload();
  await expect(overlay).toContainText("case-study.yaml:1:9 access: write public or passcode");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Second");
  // The server still follows other files.
  const profile = join(dev.root, "content/profile.yaml");
  writeFileSync(profile, readFileSync(profile, "utf8").replace("Designs things.", "Draws things."));
  const home = async () => (await page.request.get(dev.origin)).text();
  await expect.poll(home, { timeout: 30_000 }).toContain("Draws things.");
  dev.write("public", "Fixed.");
  await expect(page.getByText("Fixed.")).toBeVisible({ timeout: 30_000 });
  await expect(overlay).toHaveCount(0);
  expect(dev.output().match(/write public or passcode/g)).toHaveLength(1);
  expect(dev.output()).toMatch(/^Content checked/m);
  expect(dev.output()).not.toMatch(/^Failed to/m);
});

test("does not serve content, secrets or server code", async ({ dev, page }) => {
  const study = "content/case-studies/second";
  dev.write("passcode", SECRET);
  copyFileSync(join(dev.root, "content", STUDY_FOLDER, "hero.png"), join(dev.root, study, "secret.png"));
  const yaml = join(dev.root, study, "case-study.yaml");
  const imageFields = "imgLink: secret.png\n    alt: A secret.\n";
  writeFileSync(yaml, readFileSync(yaml, "utf8").replace(/imgLink: null\n$/, imageFields));
  const url = `${dev.origin}/second`;
  await expect.poll(async () => (await page.goto(url))?.status(), { timeout: 60_000 }).toBe(200);
  await expect(page.getByRole("heading", { name: "Enter Password" })).toBeVisible();
  const locked = ".content/media/locked/second";
  await expect.poll(() => existsSync(join(dev.root, locked))).toBe(true);

  const [picture] = readdirSync(join(dev.root, locked));
  const bytesOf = (file: string) => readFileSync(join(dev.root, file));
  const send = createClient(Number(new URL(dev.origin).port));
  const servedTargets: string[] = [];
  for (const [file, inside] of Object.entries({
    ".content/content.json": SECRET,
    [`${study}/case-study.yaml`]: SECRET,
    [`${study}/secret.png`]: bytesOf(`${study}/secret.png`),
    [`${locked}/${picture}`]: bytesOf(`${locked}/${picture}`),
    ".env": SECRET,
    "app/content/.server/content.ts": "getCaseStudy",
    "server/environment.ts": "readEnvironment",
  })) {
    expect(bytesOf(file).includes(inside), file).toBe(true);
    for (const target of addressesOf(file, dev.root)) {
      for (const dest of ["empty", "script"]) {
        const { body } = await send({ target, headers: { "Sec-Fetch-Dest": dest } });
        const isServed = body.includes(inside) || body.includes(Buffer.from(inside).toString("base64"));
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
  await expect(page.getByText(SECRET)).toBeVisible({ timeout: 30_000 });
});

test("rejects requests for other host names, and listens only on the local machine", async ({ dev }) => {
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
  const others = Object.values(networkInterfaces()).flat();
  // HOST is 0.0.0.0, which the development server must ignore.
  for (const { address, internal } of others.flatMap((found) => found ?? [])) {
    if (!internal) expect(await canConnect(Number(port), address), address).toBe(false);
  }
  expect(await canConnect(Number(port), "127.0.0.2")).toBe(false);
});

/** Returns addresses under which a server might serve a file of the project. */
function addressesOf(file: string, root: string): string[] {
  const encodePath = (path: string) => encodeURI(path).replaceAll("[", "%5B").replaceAll("]", "%5D");
  const encodedFile = encodePath(`${root}/${file}`);
  const encodedBytes = Array.from(Buffer.from(file), (byte) => `%${byte.toString(16)}`).join("");
  const addresses = [
    `/${file}`,
    `//${file}`,
    `/${file.replaceAll("/", "%2f")}`,
    `/${encodedBytes}`,
    `/app/../${file}`,
    `/app/%2e%2e/${file}`,
    `/app/..%2f${file}`,
    `/@fs${encodedFile}`,
    `/@fs/${encodedFile}`,
    `/@fs${encodePath(root)}/${encodedBytes}`,
    `/@fs${encodePath(root)}/app/../${file}`,
    `/@id/${file}`,
    `/@id${encodedFile}`,
    `/@id/__x00__${encodedFile}`,
    `/@id/file://${encodedFile}`,
    `/${file}.map`,
    `/${file.toUpperCase()}`,
  ];
  if (file === ".content/content.json") addresses.push("/@id/%23snapshot");
  return addresses.flatMap((address) =>
    ["", "?raw", "?url", "?import", "?import&raw", "?import&inline", "?t=1", "?.svg", "?.js"].map(
      (query) => address + query,
    ),
  );
}

async function canConnect(port: number, host: string): Promise<boolean> {
  const socket = connect({ port, host });
  const connected = once(socket, "connect", { signal: AbortSignal.timeout(5_000) });
  const answer = await connected.then(
    () => true,
    () => false,
  );
  socket.destroy();
  return answer;
}

function startScript(root: string, script: string): ChildProcess {
  const env = { PATH: process.env.PATH, HOST: "0.0.0.0", PORT: "0", PASSCODE: "x-y-z" };
  return spawn(process.execPath, [script], { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
}
