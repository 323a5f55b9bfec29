import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect } from "@playwright/test";
import { smallStudy, writeSmallContent } from "../kit/dev-content.ts";
import { copyProject } from "../kit/project-copy.ts";

interface Dev {
  root: string;
  origin: string;
  output: () => string;
  /** Writes the study at /second. */
  write: (access: string, text?: string) => void;
}

const test = base.extend<{ dev: Dev }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  dev: async ({}, use) => {
    // A name with letters that mean something in patterns.
    const root = mkdtempSync(join(tmpdir(), "dev (copy) "));
    await copyProject(root);
    await writeSmallContent(join(root, "content"));
    await ended(start(root, "scripts/build-content.ts"));
    const child = start(root, "server/node/dev.ts");
    let output = "";
    const port = await new Promise<string>((done) => {
      const hear = (bytes: Buffer) => {
        output += bytes;
        const [, found] = /http:\/\/localhost:(\d+)/.exec(output) ?? [];
        if (found) done(found);
      };
      child.stdout?.on("data", hear);
      child.stderr?.on("data", hear);
    });
    const study = join(root, "content/case-studies/second");
    await use({
      root,
      origin: `http://127.0.0.1:${port}`,
      output: () => output,
      write(access, text = "The only text.") {
        mkdirSync(study, { recursive: true });
        writeFileSync(join(study, "case-study.yaml"), smallStudy({ access, title: "Second", text }));
      },
    });
    child.kill();
    await ended(child);
    rmSync(root, { recursive: true, force: true });
  },
});

test.describe.configure({ timeout: 180_000 });

test("a new study, a changed access and a renamed folder are there without a restart", async ({
  dev,
  request,
}) => {
  const page = async (path: string) => {
    const answer = await request.get(dev.origin + path);
    return { status: answer.status(), isOpen: (await answer.text()).includes("The only text.") };
  };
  const soon = { timeout: 60_000 };
  await expect.poll(() => page("/second"), soon).toEqual({ status: 404, isOpen: false });
  dev.write("public");
  await expect.poll(() => page("/second"), soon).toEqual({ status: 200, isOpen: true });
  dev.write("passcode");
  await expect.poll(() => page("/second"), soon).toEqual({ status: 200, isOpen: false });
  const studies = join(dev.root, "content/case-studies");
  renameSync(join(studies, "second"), join(studies, "third"));
  await expect.poll(() => page("/third"), soon).toEqual({ status: 200, isOpen: false });
  await expect.poll(() => page("/second"), soon).toEqual({ status: 404, isOpen: false });
});

test("of many saves the last one wins, and none is told as a mistake", async ({ dev, request }) => {
  for (let save = 1; save <= 40; save++) {
    dev.write("public", `Save ${save}.`);
    await new Promise((done) => setTimeout(done, (save * 37) % 150));
  }
  const text = async () => (await request.get(`${dev.origin}/second`)).text();
  await expect.poll(text, { timeout: 60_000 }).toContain("Save 40.");
  const snapshot = () => readFileSync(join(dev.root, ".content/content.json"), "utf8");
  await expect.poll(snapshot).toContain("Save 40.");
  expect(dev.output()).not.toMatch(/ENOENT|mistake/);
});

test("a page loaded while something is broken says what, and recovers", async ({ dev, page }) => {
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
  dev.write("public", "Mended.");
  await expect(page.getByText("Mended.")).toBeVisible({ timeout: 30_000 });
  await expect(overlay).toHaveCount(0);
});

function start(root: string, script: string): ChildProcess {
  const env = { PATH: process.env.PATH, HOST: "127.0.0.1", PORT: "0", PASSCODE: "x-y-z" };
  return spawn(process.execPath, [script], { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((done) => child.once("exit", () => done()));
}
