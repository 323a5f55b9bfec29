import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { newerThan } from "./newer-than.ts";

const root = mkdtempSync(join(tmpdir(), "newer-than-"));
afterAll(() => rmSync(root, { recursive: true }));

const built = join(root, "built.js");
const app = join(root, "app");
const content = join(root, "content");
const text = join(content, "study/text.yaml");
mkdirSync(app);
mkdirSync(join(content, "study"), { recursive: true });
for (const file of [built, join(app, "page.tsx"), text]) writeFileSync(file, "");

function age(minutes: Record<string, number>): void {
  for (const path of [built, app, join(app, "page.tsx"), content, join(content, "study"), text]) {
    const at = new Date(Date.UTC(2026, 0, 1, 12, minutes[path] ?? 0));
    utimesSync(path, at, at);
  }
}

test("finds nothing when all is older", () => {
  age({ [built]: 1 });
  expect(newerThan(built, [app, content])).toBeUndefined();
});

test("names what changed last, however deep", () => {
  age({ [built]: 1, [join(app, "page.tsx")]: 2, [text]: 3 });
  expect(newerThan(built, [app, content])).toBe(text);
});

test("sees that a file is gone", () => {
  age({ [built]: 1, [join(content, "study")]: 2 });
  expect(newerThan(built, [app, content])).toBe(join(content, "study"));
});
