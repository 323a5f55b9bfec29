import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { dirname, basename as nameIn } from "node:path/posix";
import { parse } from "yaml";
import { z } from "zod";
import { filesIn } from "../../../files/read-once.ts";
import { openTypeface, uprightFilesIn } from "../../../pipeline/theme/typeface.ts";
import { CLIENT_FOLDER } from "../../install.ts";
import { dataAt } from "../../shared/field-path.ts";
import { Refusal } from "../../shared/refusal.ts";
import { slugOf } from "../../shared/slug.ts";
import { FONT_ROLES, type FontRole, THEMES, TYPEFACE_PAIRS } from "../../shared/typeface-pairs.ts";
import type { UndoStep } from "../content/store.ts";
import { parseData, setValue } from "../content/yaml/set-value.ts";
import type { StudioParts } from "./changes.ts";
import { changeSite, type EditSet } from "./edit-set.ts";
import { fileStem } from "./media-changes.ts";
import { restorableFilesIn } from "./site-files.ts";
import { unusedName } from "./unused-name.ts";

const THEME_FILE = "theme.yaml";
const LICENSE = "LICENSE.txt";
/** A theme replaces these groups, and keeps the logo and the motion. */
const THEME_GROUPS = ["fonts", "colors", "shape", "layout"];

export const lookSchema = z.union([
  z.strictObject({ theme: z.enum(THEMES) }),
  z.strictObject({ display: z.enum(TYPEFACE_PAIRS.map(({ display }) => display)) }),
]);

/** Changes theme.yaml to a theme, or to the pair of typefaces with `display`, as one undo step. */
export function changeLook(parts: StudioParts, change: z.infer<typeof lookSchema>): Promise<UndoStep> {
  const isTheme = "theme" in change;
  const label = isTheme ? `Use the theme “${change.theme}”` : `Use the typeface ${change.display}`;
  return changeSite(parts, label, THEME_FILE, async (edits) => {
    const { fonts, ...values } = isTheme ? await readTheme(change.theme) : { fonts: fontsOf(change.display) };
    const newFonts = fonts && {
      ...fonts,
      display: await copyTypeface(parts, edits, fonts.display),
      text: await copyTypeface(parts, edits, fonts.text),
    };
    const groups = isTheme ? THEME_GROUPS : ["fonts"];
    const newValues: Record<string, object | undefined> = { ...values, fonts: newFonts };
    await edits.setFields(THEME_FILE, Object.fromEntries(groups.map((group) => [group, newValues[group]])));
    await removeUnusedTypefaces(edits);
  });
}

/** Adds the owner's .woff2 files to content/fonts/, and uses them, as one undo step. @throws Refusal */
export function uploadTypeface(
  parts: StudioParts,
  role: FontRole,
  files: { name: string; bytes: Buffer }[],
): Promise<UndoStep> {
  const otherFile = files.find(({ name }) => !/\.woff2$/i.test(name));
  if (otherFile)
    throw new Refusal(
      422,
      `"${otherFile.name}" is not a .woff2 file. Download or export the typeface as .woff2.`,
    );
  const label = `Use ${files.map(({ name }) => name).join(", ")}`;
  return changeSite(parts, label, THEME_FILE, async (edits) => {
    const names: string[] = [];
    for (const { name } of files) {
      const file = `fonts/${fileStem(name) || "typeface"}.woff2`;
      names.push(await unusedName(file, (candidate) => !names.includes(candidate)));
    }
    for (const [index, name] of names.entries()) await edits.write(name, files[index]?.bytes ?? null);
    await edits.changeText(THEME_FILE, (text) => setValue(text, ["fonts", role], names));
    await removeUnusedTypefaces(edits);
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

/** Copies the files with characters of the site, and the license. Returns the copied fonts. */
async function copyTypeface({ live }: StudioParts, edits: EditSet, name: string): Promise<string[]> {
  const source = packageFolder(name);
  if (!source) throw new Refusal(404, `The typeface "${name}" is not installed. Start the studio again.`);
  const sourceFiles = await uprightFilesIn(join(source, "files"));
  const { files } = await openTypeface(sourceFiles, filesIn(join(source, "files")));
  let missing = new Set(Array.from(JSON.stringify(live.content), (letter) => letter.codePointAt(0) ?? 0));
  const copies: string[] = [];
  for (const [index, { characters, bytes }] of files.entries()) {
    const remaining = missing.difference(characters);
    if (remaining.size === missing.size) continue;
    missing = remaining;
    const copy = `fonts/${name}/${basename(sourceFiles[index] ?? "")}`;
    await edits.write(copy, bytes);
    copies.push(copy);
  }
  await edits.write(`fonts/${name}/${LICENSE}`, await readFile(join(source, "LICENSE")));
  return copies;
}

function packageFolder(name: string): string | null {
  const scopes = ["@fontsource-variable", "@fontsource"];
  const folders = scopes.map((scope) => join(CLIENT_FOLDER, "node_modules", scope, name));
  return folders.find((folder) => existsSync(folder)) ?? null;
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
