import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { dirname, basename as nameIn } from "node:path/posix";
import { isDeepStrictEqual } from "node:util";
import { parse } from "yaml";
import { z } from "zod";
import { DEFAULT_FONTS, unusedFiles } from "../../../pipeline/theme/theme.ts";
import { openTypeface } from "../../../pipeline/theme/typeface.ts";
import { dataAt } from "../../shared/field-path.ts";
import { Refusal } from "../../shared/refusal.ts";
import { slugOf } from "../../shared/slug.ts";
import {
  FONT_ROLES,
  type FontRole,
  THEMES,
  TYPEFACE_PAIRS,
  typefaceProblem,
} from "../../shared/typeface-pairs.ts";
import type { UndoStep } from "../content/store.ts";
import { parseData, setValue } from "../content/yaml/set-value.ts";
import { type StudioParts, textOf } from "./changes.ts";
import { changeSite, type EditSet } from "./edit-set.ts";
import { fileStem } from "./media-changes.ts";
import { restorableFilesIn } from "./site-files.ts";
import { openFolder, packageFolder, packageOf } from "./typeface-packages.ts";
import { unusedName } from "./unused-name.ts";

const THEME_FILE = "theme.yaml";
const LICENSE = "LICENSE.txt";
/** A theme replaces these groups, and keeps the logo and the motion. */
const THEME_GROUPS = ["fonts", "colors", "shape", "layout"];

export const lookSchema = z.union([
  z.strictObject({ theme: z.enum(THEMES) }),
  z.strictObject({ display: z.enum(TYPEFACE_PAIRS.map(({ display }) => display)) }),
]);

/** Returns the theme whose colors theme.yaml has, or null. */
export async function currentTheme(data: unknown): Promise<string | null> {
  for (const theme of THEMES) {
    const colors = dataAt(await readTheme(theme), ["colors"]);
    if (isDeepStrictEqual(colors, dataAt(data, ["colors"]))) return theme;
  }
  return null;
}

/** Changes theme.yaml to a theme, or to the pair of typefaces with `display`, as one undo step. */
export function changeLook(parts: StudioParts, change: z.infer<typeof lookSchema>): Promise<UndoStep> {
  const isTheme = "theme" in change;
  const label = isTheme ? `Use the theme “${change.theme}”` : `Use the typeface ${change.display}`;
  return changeSite(parts, label, THEME_FILE, async (edits) => {
    const { fonts, ...values } = isTheme ? await readTheme(change.theme) : { fonts: fontsOf(change.display) };
    const newFonts = fonts && {
      ...fonts,
      display: await copyTypeface(parts, edits, "display", packageOf(fonts.display)),
      text: await copyTypeface(parts, edits, "text", packageOf(fonts.text)),
    };
    const groups = isTheme ? THEME_GROUPS : ["fonts"];
    const newValues: Record<string, object | undefined> = { ...values, fonts: newFonts };
    await edits.setFields(THEME_FILE, Object.fromEntries(groups.map((group) => [group, newValues[group]])));
    await removeUnusedTypefaces(edits);
  });
}

/**
 * Adds the .woff2 files that pages need to content/fonts/, and uses them, as one undo step.
 * @returns a message that names all other files, or null
 * @throws Refusal
 */
export async function uploadTypeface(
  parts: StudioParts,
  role: FontRole,
  files: { name: string; bytes: Buffer }[],
): Promise<string | null> {
  const problem = typefaceProblem(files);
  if (problem) throw new Refusal(422, problem);
  const names = files.map(({ name }) => name);
  const bytesOf = (name: string) => files[names.indexOf(name)]?.bytes ?? null;
  // The check reports a file that is not a font.
  const typeface = await openTypeface(names, bytesOf).catch(() => null);
  const unusedNames = typeface ? unusedFiles(typeface, role).map(({ name }) => name) : [];
  const usedFiles = files.filter(({ name }) => !unusedNames.includes(name));
  await changeSite(
    parts,
    `Use ${usedFiles.map(({ name }) => name).join(", ")}`,
    THEME_FILE,
    async (edits) => {
      const paths: string[] = [];
      for (const { name, bytes } of usedFiles) {
        const isUnused = async (path: string) => (await edits.bytes(path)) === null;
        const path = await unusedName(`fonts/${fileStem(name) || "typeface"}.woff2`, isUnused);
        await edits.write(path, bytes);
        paths.push(path);
      }
      await edits.changeText(THEME_FILE, (text) => setValue(text, ["fonts", role], paths));
      await removeUnusedTypefaces(edits);
    },
  );
  return unusedNames.length > 0
    ? `Saved without ${unusedNames.join(", ")}, because pages do not need these weights or italics.`
    : null;
}

/** Copies typefaces from npm to content/fonts/ as one undo step, because a publication does not contain packages. */
export async function copyInstalledTypefaces(parts: StudioParts): Promise<void> {
  const fonts = dataAt(parseData((await textOf(parts.store, THEME_FILE)).text), ["fonts"]);
  const packages = FONT_ROLES.flatMap((role) => {
    const name = dataAt(fonts, [role]);
    if (typeof name !== "string" || name === DEFAULT_FONTS[role]) return [];
    const folder = join("node_modules", name);
    return existsSync(join(folder, "files")) ? [{ role, folder }] : [];
  });
  if (packages.length === 0) return;
  await changeSite(parts, "Copy typefaces from npm", THEME_FILE, async (edits) => {
    for (const { role, folder } of packages) {
      const files = await copyTypeface(parts, edits, role, folder);
      await edits.changeText(THEME_FILE, (text) => setValue(text, ["fonts", role], files));
    }
  });
}

interface Fonts {
  /** The name of a folder. */
  display: string;
  text: string;
  displayWeight?: number;
  displayTracking?: number;
}

/** Returns undefined for the default pair. */
function fontsOf(family: string): Fonts | undefined {
  const pair = TYPEFACE_PAIRS.slice(1).find(({ display }) => display === family);
  return pair && { ...pair, display: slugOf(pair.display), text: slugOf(pair.text) };
}

async function readTheme(name: (typeof THEMES)[number]): Promise<{ fonts?: Fonts }> {
  if (name === "default") return {};
  const file = join(import.meta.dirname, "../../../docs/themes", name, THEME_FILE);
  const { fonts, ...values } = parse(await readFile(file, "utf8"));
  const folderOf = (typeface: string) => nameIn(typeface, ".woff2");
  return { ...values, fonts: { ...fonts, display: folderOf(fonts.display), text: folderOf(fonts.text) } };
}

/** Copies the license and the fonts with characters of the site. Returns the paths of the fonts. @param source a package */
async function copyTypeface(
  { live }: StudioParts,
  edits: EditSet,
  role: FontRole,
  source: string,
): Promise<string[]> {
  const typeface = await openFolder(source);
  const unused = unusedFiles(typeface, role);
  const characters = new Set(
    Array.from(JSON.stringify(live.content), (letter) => letter.codePointAt(0) ?? 0),
  );
  const missing = new Map<number, Set<number>>();
  const copies: string[] = [];
  for (const file of typeface.files.filter((file) => !unused.includes(file))) {
    const missingInWeight = missing.get(file.weights.min) ?? characters;
    const remaining = missingInWeight.difference(file.characters);
    if (remaining.size === missingInWeight.size) continue;
    missing.set(file.weights.min, remaining);
    const copy = `fonts/${basename(source)}/${file.name}`;
    await edits.write(copy, file.bytes);
    copies.push(copy);
  }
  const license = await readFile(join(source, "LICENSE")).catch(() => null);
  if (license) await edits.write(`fonts/${basename(source)}/${LICENSE}`, license);
  return copies;
}

/** Removes unused typefaces that the studio has copied. Keeps the owner's own files. */
async function removeUnusedTypefaces(edits: EditSet): Promise<void> {
  const fonts = dataAt(parseData(await edits.text(THEME_FILE)), ["fonts"]);
  const usedFiles = FONT_ROLES.flatMap((role) => dataAt(fonts, [role]) ?? []) as string[];
  const licenses = usedFiles.map((file) => `${dirname(file)}/${LICENSE}`);
  const isCopy = (file: string) =>
    dirname(dirname(file)) === "fonts" && packageFolder(nameIn(dirname(file))) !== null;
  for (const file of await restorableFilesIn(isCopy))
    if (![...usedFiles, ...licenses].includes(file)) await edits.write(file, null);
}
