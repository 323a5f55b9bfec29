import type { Path } from "./field-path.ts";

interface FileTitle {
  /** The title in the settings, which can show the file. */
  settings?: string;
  /** The page or window that shows the values. */
  page: string;
}

/** Maps the files at the root of content/ to their titles. */
export const FILE_TITLES: Record<string, FileTitle> = {
  "profile.yaml": { settings: "Profile", page: "Home" },
  "projects.yaml": { settings: "Cards", page: "Home" },
  "theme.yaml": { settings: "Look", page: "Look" },
  "interface.yaml": { settings: "Interface", page: "Interface" },
  "redirects.yaml": { page: "Redirects" },
};

export const SETTINGS_FILES = Object.keys(FILE_TITLES).filter((file) => FILE_TITLES[file]?.settings);

/** Returns the owner's own name of a file, such as "plan.png". For a YAML file, returns its title or address. */
export function ownerFileName(file: string): string {
  const [name = "", slug] = file.split("/").slice(-3).reverse();
  if (!name.endsWith(".yaml")) return name;
  return FILE_TITLES[name]?.settings ?? FILE_TITLES[name]?.page ?? `/${slug}`;
}

/** Returns "Img bg color" for "imgBgColor". */
export function titleFromKey(key: string): string {
  const text = key.replaceAll(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns "section" for an item of the list `sections`, and "cell" for an item of a row. */
export function nounOf(list: Path): string {
  if (typeof list.at(-1) === "number") return "cell";
  return String(list.at(-1) ?? "redirect").replace(/s$/, "");
}
