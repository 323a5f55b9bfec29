import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { parse } from "yaml";
import { listFiles } from "../../../files/list-files.ts";
import { loadContent } from "../../../pipeline/load-content.ts";
import { makeSmallContent } from "../../../tests/helpers/content/small-content.ts";
import { moveContent } from "../../../tests/helpers/move-paths.ts";
import { newFolder } from "../../../tests/helpers/new-folder.ts";
import { slugOf } from "../../shared/slug.ts";
import { TYPEFACE_PAIRS } from "../../shared/typeface-pairs.ts";
import { restoredContent } from "../../tests/restored-content.ts";
import { beginEmpty } from "./begin-empty.ts";
import { changeLook, copyInstalledTypefaces, currentTheme, uploadTypeface } from "./change-look.ts";
import type { StudioParts } from "./changes.ts";
import { suitablePair } from "./typeface-packages.ts";

// The project's own packages include Geist and JetBrains Mono.
vi.mock(import("../../install.ts"), () => ({ CLIENT_FOLDER: ".", installClient: vi.fn() }));

const OWN_FONT = readFileSync("docs/themes/warm/fonts/newsreader.woff2");
const FILES = "node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-*.woff2";
const ITALIC = readFileSync(FILES.replace("*", "italic"));

const smallContent = await makeSmallContent(newFolder());
await smallContent.change("profile.yaml", "name: Ada", "name: Łucja");
const { content } = await loadContent(smallContent.root);
const { root, openStore } = restoredContent(smallContent.root);
let parts: StudioParts;

beforeEach(async () => {
  moveContent(root);
  const live = { content: { ...content, strings: {} }, problems: [], reload: vi.fn() };
  parts = { store: await openStore(), live: live as never };
});

const theme = () => readFileSync(join(root, "theme.yaml"), "utf8");
const fonts = () => listFiles(root).filter((file) => file.startsWith("fonts/"));
const readAll = () => listFiles(root).map((file) => [file, readFileSync(join(root, file), "base64")]);

test("copies the used files of a typeface with its license, and undo restores all files", async () => {
  writeFileSync(join(root, "theme.yaml"), "# Mine\nshape:\n  radius: 4\n");
  const before = readAll();
  await changeLook(parts, { display: "Geist" });
  const copies = ["geist-latin-ext-wght-normal.woff2", "geist-latin-wght-normal.woff2"];
  expect(fonts().sort()).toEqual(["LICENSE.txt", ...copies].map((name) => `fonts/geist/${name}`));
  expect(theme()).toMatch(
    /^# Mine\nshape:\n {2}radius: 4\nfonts:\n {2}display:\n {4}- fonts\/geist\/geist-latin-wght/,
  );
  expect(theme()).toContain("displayWeight: 600");
  await parts.store.undo();
  expect(readAll()).toEqual(before);
});

test("removes the copies of a typeface that is no longer used, but keeps the owner's own files", async () => {
  await changeLook(parts, { display: "Geist" });
  await uploadTypeface(parts, "text", [{ name: "Mein Schnitt.woff2", bytes: OWN_FONT }]);
  expect(theme()).toContain("text:\n    - fonts/mein-schnitt.woff2\n");
  expect(fonts()).toContain("fonts/geist/LICENSE.txt");
  await changeLook(parts, { display: "Zalando Sans Expanded" });
  expect(fonts()).toEqual(["fonts/mein-schnitt.woff2"]);
  expect(theme()).not.toContain("fonts");
});

test("an uploaded file does not replace the file of another typeface with the same name", async () => {
  const upload = (role: "text" | "display", bytes: Buffer) =>
    uploadTypeface(parts, role, [{ name: "Regular.woff2", bytes }]);
  await upload("text", OWN_FONT);
  await upload("display", ITALIC);
  expect(readFileSync(join(root, "fonts/regular.woff2")).equals(OWN_FONT)).toBe(true);
  expect(theme()).toContain("display:\n    - fonts/regular-2.woff2\n");
});

test("uploads only the files that pages need, and returns the names of the others", async () => {
  const upright = readFileSync(FILES.replace("*", "normal"));
  const files = [
    { name: "Sans-Italic.woff2", bytes: ITALIC },
    { name: "Sans-Roman.woff2", bytes: upright },
  ];
  expect(await uploadTypeface(parts, "text", files)).toMatch(/^Saved without Sans-Italic\.woff2, because/);
  expect(fonts()).toEqual(["fonts/sans-roman.woff2"]);
});

test("copies all weights of a title typeface from npm, but does not copy a default typeface", async () => {
  const text = 'text: "@fontsource-variable/instrument-sans"';
  writeFileSync(join(root, "theme.yaml"), `fonts:\n  display: "@fontsource/kalam"\n  ${text}\n`);
  await copyInstalledTypefaces(parts);
  const weights = ["300", "400", "700"];
  expect(fonts().sort()).toEqual(
    [
      "fonts/kalam/LICENSE.txt",
      ...weights.flatMap((weight) => [
        `fonts/kalam/kalam-latin-${weight}-normal.woff2`,
        `fonts/kalam/kalam-latin-ext-${weight}-normal.woff2`,
      ]),
    ].sort(),
  );
  expect(theme()).toContain(text);
  const copied = readAll();
  await copyInstalledTypefaces(parts);
  expect(readAll()).toEqual(copied);
});

test.each([
  ["no pair if the typefaces have all letters", {}, "Łucja", null],
  ["no pair if all pairs lack a letter", {}, "検", null],
  [
    "the first pair with the missing letters",
    { fonts: { text: "@fontsource-variable/caveat" } },
    "Nguyễn",
    "Geist",
  ],
])("suitablePair returns %s", async (_, theme, name, pair) => {
  const content = { ...parts.live.content, profile: { ...parts.live.content.profile, name } };
  expect(await suitablePair(content, theme)).toBe(pair);
});

test("suitablePair prefers the current pair if its other files contain the missing letters", async () => {
  await changeLook(parts, { display: "JetBrains Mono" });
  const content = { ...parts.live.content, cards: "Ж" as never };
  expect(await suitablePair(content, parse(theme()))).toBe("JetBrains Mono");
  expect(await suitablePair(content, {})).toBe("Geist");
});

test("a theme replaces all values except the logo and the motion", async () => {
  writeFileSync(join(root, "theme.yaml"), 'colors:\n  accent: "#005fcc"\nmotion: none # calm\n');
  expect(await currentTheme(parse(theme()))).toBeNull();
  await changeLook(parts, { theme: "terminal" });
  expect(await currentTheme(parse(theme()))).toBe("terminal");
  expect(theme()).toContain("motion: none # calm");
  expect(theme()).toContain('accent: "#ff6a3d"');
  expect(theme()).toContain("fonts/jetbrains-mono/jetbrains-mono-latin-wght-normal.woff2");
  await changeLook(parts, { theme: "default" });
  expect(await currentTheme(parse(theme()))).toBe("default");
  expect(theme()).toBe("motion: none # calm\n");
  expect(fonts()).toEqual([]);
});

test("Begin empty keeps the typefaces", async () => {
  await changeLook(parts, { display: "Geist" });
  const copies = fonts();
  await beginEmpty(parts);
  expect(fonts()).toEqual(copies);
});

test.each([
  ["Suisse.otf", "“Suisse.otf” is not a .woff2 file. Download or export the typeface as .woff2."],
  ["suisse.woff2", "“suisse.woff2” is not a .woff2 font: export or download it as woff2."],
])("refuses %s with the bytes of another file, and changes nothing", async (name, message) => {
  const before = readAll();
  const upload = async () => uploadTypeface(parts, "display", [{ name, bytes: Buffer.from("OTTO") }]);
  await expect(upload()).rejects.toThrow(message);
  expect(readAll()).toEqual(before);
});

test("the studio installs the typefaces of each pair, and shows them in its menu", () => {
  const { dependencies } = JSON.parse(readFileSync("studio/client/package.json", "utf8"));
  const styles = readFileSync("studio/client/typefaces.css", "utf8");
  // The site itself installs the first pair.
  for (const family of TYPEFACE_PAIRS.slice(1).flatMap(({ display, text }) => [display, text])) {
    const name = slugOf(family);
    const fontsource = Object.keys(dependencies).find((dependency) => dependency.endsWith(`/${name}`));
    expect(styles).toContain(`@import "${fontsource}";`);
  }
});
