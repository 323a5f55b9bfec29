import { join, parse } from "node:path/posix";

/** Adds a number to a file's name until the name is unused: "a.png", "a-2.png", "a-3.png". */
export async function unusedName(
  file: string,
  isUnused: (name: string) => boolean | Promise<boolean>,
): Promise<string> {
  const { dir, name, ext } = parse(file);
  for (let count = 1; ; count += 1) {
    const candidate = join(dir, `${name}${count > 1 ? `-${count}` : ""}${ext}`);
    if (await isUnused(candidate)) return candidate;
  }
}
