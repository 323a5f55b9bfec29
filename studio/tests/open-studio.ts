import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { test as base, expect, type FrameLocator, type Locator, type Page } from "@playwright/test";
import { paths } from "../../files/paths.ts";
import { FIXTURE_SITE } from "../../tests/helpers/site/build-site.ts";
import { copyProject } from "../../tests/helpers/site/project-copy.ts";

const PASSCODE = 'PASSCODE="open the studio please"\n';
const SAMPLE_SITE = "tests/fixtures/site";

export interface OpenStudio {
  /** The studio printed this address, which contains its secret. */
  address: string;
  /** The origin contains the port that the system chose. */
  origin: string;
  page: Page;
  /** Finds elements of the page in the studio's frame. */
  frame: FrameLocator;
  go: (address: string) => Promise<void>;
  choosePage: (address: string) => Promise<void>;
  show: (visitor: string) => Promise<void>;
  /** Opens the settings and chooses a form. */
  settings: (form: string) => Promise<void>;
  /** Clicks text on the page, and waits until it is editable. */
  edit: (name: string) => Promise<Locator>;
  /** Reads a file in content/. */
  read: (file: string) => Buffer;
  write: (file: string, text: string) => void;
  /** Returns a file's removed and added lines since the start of the test. */
  diff: (file: string) => { before: string[]; after: string[] };
  root: string;
  /** Stops the studio, and starts it again on the same port. */
  restart: () => Promise<void>;
}

/** Replaces the text of a field. In Firefox, React does not notice text from Playwright's `fill`. */
export async function replaceText(field: Locator, text: string): Promise<void> {
  await field.press("ControlOrMeta+a");
  await field.press("Delete");
  await field.pressSequentially(text);
}

export interface TestFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Drops or pastes a file on an element, and repeats this until a dialog opens, because the page might not be ready. */
export async function sendFile(
  target: Locator,
  gesture: "drop" | "paste",
  { name, mimeType, buffer }: TestFile,
): Promise<void> {
  const dispatchFile = () =>
    target.evaluate(
      (element, { type, file, base64, mime }) => {
        const content = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
        const transfer = new DataTransfer();
        transfer.items.add(new File([content], file, { type: mime }));
        const { x, y, width, height } = element.getBoundingClientRect();
        const position = { clientX: x + width / 2, clientY: y + height / 2, bubbles: true };
        const event = new MouseEvent(type, position);
        const property = type === "drop" ? "dataTransfer" : "clipboardData";
        Object.defineProperty(event, property, { value: transfer });
        element.dispatchEvent(event);
      },
      { type: gesture, file: name, base64: buffer.toString("base64"), mime: mimeType },
    );
  await expect(async () => {
    await dispatchFile();
    await expect(target.page().getByRole("dialog")).toBeVisible({ timeout: 5000 });
  }).toPass();
}

/** Starts a studio on a copy of the fixture's content, and opens it in a browser. */
export const test = base.extend<{ studio: OpenStudio }>({
  studio: async ({ page }, use) => {
    const root = mkdtempSync(join(tmpdir(), "studio-"));
    await copyProject(root);
    const isSource = (name: string) => !name.endsWith("node_modules");
    cpSync("studio", join(root, "studio"), { recursive: true, filter: isSource });
    symlinkSync(resolve("studio/client/node_modules"), join(root, "studio/client/node_modules"));
    cpSync("docs", join(root, "docs"), { recursive: true });
    cpSync(SAMPLE_SITE, join(root, paths.content), { recursive: true });
    cpSync(join(FIXTURE_SITE, ".content"), join(root, ".content"), { recursive: true });
    writeFileSync(join(root, ".env"), `PORT="0"\n${PASSCODE}`);
    mkdirSync(join(root, ".state"), { recursive: true, mode: 0o700 });
    const start = async () => {
      const child = spawn(process.execPath, ["studio/start.ts"], {
        cwd: root,
        stdio: ["ignore", "pipe", "inherit"],
      });
      const stop = async () => {
        child.kill();
        await once(child, "exit");
      };
      const address = await new Promise<string>((done) => {
        let output = "";
        child.stdout.on("data", (bytes) => {
          output += bytes;
          const [found] = /http:\/\/localhost:\d+\/studio\?secret=\S+\s/.exec(output) ?? [];
          if (found) done(found.trim());
        });
      });
      return { address, stop };
    };
    const { address, ...first } = await start();
    let { stop } = first;
    try {
      const { origin } = new URL(address);
      await page.goto(address);
      await page.waitForURL(`${origin}/studio`);
      const frame = page.frameLocator("#page");
      // Texts become focusable at the load event, when the studio has added its listeners.
      const isReady = () =>
        expect(frame.locator("[data-studio][tabindex='0']").first()).toBeAttached({ timeout: 45_000 });
      await isReady();
      const read = (file: string) => readFileSync(join(root, paths.content, file));
      const choosePage = async (address: string) => {
        await page.getByRole("button", { name: /^Page:/ }).click();
        await page.locator(`[data-key="${address}"]`).click();
      };
      await use({
        address,
        origin,
        page,
        frame,
        choosePage,
        async show(visitor) {
          await page.getByRole("button", { name: /^Visitor:/ }).click();
          await page.getByRole("menuitemradio", { name: visitor }).click();
        },
        async settings(form) {
          await page.getByRole("button", { name: "Settings", exact: true }).click();
          await page.getByRole("button", { name: /Settings of$/ }).click();
          await page.getByRole("option", { name: form, exact: true }).click();
        },
        async go(address) {
          await choosePage(address);
          await expect.poll(() => page.frames().map((one) => one.url())).toContain(origin + address);
          await isReady();
        },
        async edit(name) {
          const text = frame.locator(`[data-studio="${name}"], [data-studio-markdown="${name}"]`).first();
          await text.click();
          await expect(text).toHaveAttribute("contenteditable");
          return text;
        },
        read,
        write: (file, text) => writeFileSync(join(root, paths.content, file), text),
        diff(file) {
          const [before, after] = [readFileSync(join(SAMPLE_SITE, file), "utf8"), read(file).toString()].map(
            (text) => text.split("\n"),
          );
          // If the number of lines is unchanged, compare by line number, because a line can appear twice.
          const isSame = (index: number) =>
            before?.length === after?.length && before?.[index] === after?.[index];
          const withoutLines = (lines: string[] = [], others: string[] = []) =>
            lines.filter((line, index) =>
              before?.length === after?.length ? !isSame(index) : !others.includes(line),
            );
          return { before: withoutLines(before, after), after: withoutLines(after, before) };
        },
        root,
        async restart() {
          await stop();
          writeFileSync(join(root, ".env"), `PORT="${new URL(origin).port}"\n${PASSCODE}`);
          ({ stop } = await start());
        },
      });
    } finally {
      await stop();
      rmSync(root, { recursive: true, force: true });
    }
  },
});

export { expect };
