import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { startStudio } from "../../studio/tests/start-studio.ts";
import { hasWebKit } from "../helpers/browser/launch.ts";
import { startWebKit } from "./web-driver.ts";

const NAME = 'h1[data-studio="profile.yaml#name"]';
const UNDO = 'button[aria-label="Undo"]';

test.skip(!hasWebKit(), "WebKit is not installed (tests/helpers/browser/install-browser.ts)");
test.setTimeout(240_000);

test("the studio inserts typed text where the owner clicked, saves it and undoes it", async () => {
  await using studio = await startStudio();
  await using webkit = await startWebKit({ width: 1280, height: 800 });
  const nameInFile = () =>
    /^name: (.*)$/m.exec(readFileSync(join(studio.root, "content/profile.yaml"), "utf8"))?.[1];
  const oldName = nameInFile() ?? "";
  await webkit.open(studio.address);
  await expect.poll(() => webkit.evaluate(countTexts), { timeout: 60_000 }).toBeGreaterThan(0);
  await webkit.clickAt(await webkit.evaluate(pointIn, NAME));
  await expect.poll(() => webkit.evaluate(isEditable, NAME)).toBe(true);
  for (const key of ["X", "\uE007"]) await webkit.press(key);
  await expect.poll(nameInFile).not.toBe(oldName);
  const newName = nameInFile() ?? "";
  expect([newName.replace("X", ""), newName.indexOf("X") > 0]).toEqual([oldName, true]);
  await expect.poll(() => webkit.evaluate(isEnabled, UNDO)).toBe(true);
  await webkit.click(UNDO);
  await expect.poll(nameInFile).toBe(oldName);
});

// The following functions run in the studio's window.
function countTexts(): number {
  const frame = document.querySelector<HTMLIFrameElement>("#page");
  return frame?.contentDocument?.querySelectorAll("[data-studio][tabindex='0']").length ?? 0;
}

/** Returns a point in the text of an element in the frame. Also removes the method that Safari before 26.2 lacks. */
function pointIn(selector: string): { x: number; y: number } {
  const frame = document.querySelector<HTMLIFrameElement>("#page");
  const page = frame?.contentDocument;
  Reflect.deleteProperty(page?.defaultView?.Document.prototype ?? {}, "caretPositionFromPoint");
  const [outer, inner] = [frame, page?.querySelector(selector)].map((element) =>
    element?.getBoundingClientRect(),
  );
  if (!outer || !inner) throw new Error(`${selector} is missing`);
  return { x: outer.x + inner.x + inner.width / 5, y: outer.y + inner.y + inner.height / 2 };
}

function isEditable(selector: string): boolean {
  const frame = document.querySelector<HTMLIFrameElement>("#page");
  return frame?.contentDocument?.querySelector(selector)?.hasAttribute("contenteditable") ?? false;
}

function isEnabled(selector: string): boolean {
  return document.querySelector<HTMLButtonElement>(selector)?.disabled === false;
}
