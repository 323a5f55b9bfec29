import { compareVersions } from "../../files/project-version.ts";

/** Returns the sections of a changelog for all versions after `oldVersion`. */
export function changesBetween(changelog: string, oldVersion: string): string {
  const sections = changelog.split(/^(?=## )/m).slice(1);
  const newer = sections.filter((section) => {
    const [, version] = /^## \[(\d+\.\d+\.\d+)\]/.exec(section) ?? [];
    return version !== undefined && compareVersions(version, oldVersion) > 0;
  });
  return newer.join("").trim();
}
