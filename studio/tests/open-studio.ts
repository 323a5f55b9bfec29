import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  type APIRequestContext,
  test as base,
  expect,
  type FrameLocator,
  type Locator,
  type Page,
} from "@playwright/test";
import { listFiles } from "../../files/list-files.ts";
import { paths } from "../../files/paths.ts";
import { hashOf } from "../server/content/hash-of.ts";
import { type RunningStudio, SAMPLE_SITE, startStudio } from "./start-studio.ts";

export interface OpenStudio extends RunningStudio {
  /** The origin contains the port that the system chose. */
  origin: string;
  page: Page;
  /** Finds elements of the page in the studio's frame. */
  frame: FrameLocator;
  go: (address: string) => Promise<void>;
  choosePage: (address: string) => Promise<void>;
  show: (view: string) => Promise<void>;
  /** Opens the settings and chooses a form. */
  settings: (form: string) => Promise<void>;
  /** Clicks text on the page, and waits until it is editable. */
  edit: (name: string) => Promise<Locator>;
  /** Reads a file in content/. */
  read: (file: string) => Buffer;
  write: (file: string, text: string) => void;
  /** Returns a file's removed and added lines since the start of the test. */
  diff: (file: string) => { before: string[]; after: string[] };
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

interface WorkerFixtures {
  /** Tests with the same name share a studio. Playwright starts another worker for another name. */
  studioName: string;
  runningStudio: RunningStudio;
}

/** Opens the worker's studio in a new context. After each test, undoes all changes and checks that all bytes are restored. */
export const test = base.extend<{ studio: OpenStudio }, WorkerFixtures>({
  studioName: ["shared", { scope: "worker", option: true }],

  runningStudio: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
    async ({}, use) => {
      await using runningStudio = await startStudio();
      await use(runningStudio);
    },
    { scope: "worker", timeout: 120_000 },
  ],

  studio: async ({ page, runningStudio }, use) => {
    const { root, address } = runningStudio;
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
      ...runningStudio,
      origin,
      page,
      frame,
      choosePage,
      async show(view) {
        await page.getByRole("button", { name: /^View as:/ }).click();
        await page.getByRole("menuitemradio", { name: view }).click();
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
    });
    await page.close();
    await undoAll(page.context().request, address);
    expect(hashesOf(join(root, paths.content))).toEqual(hashesOf(SAMPLE_SITE));
  },
});

/** Redo steps remain until the next change. If a test or this function fails, Playwright starts another worker. */
async function undoAll(request: APIRequestContext, address: string): Promise<void> {
  const { origin, hash } = new URL(address);
  const headers = { Origin: origin, "X-Studio-Token": hash.slice(1) };
  const undo = () => request.post(`${origin}/studio/api/undo?tab=&page=&form=`, { headers, data: "null" });
  // The studio refuses to undo if it has just recorded changes of another program.
  await expect
    .poll(async () => (await (await undo()).json()).update.site.undo, { intervals: [0] })
    .toBeNull();
}

function hashesOf(folder: string): Record<string, string> {
  return Object.fromEntries(
    listFiles(folder).map((name) => [name, hashOf(readFileSync(join(folder, name)))]),
  );
}

export { expect };
