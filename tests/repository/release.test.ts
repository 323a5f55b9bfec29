import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { compareVersions, projectVersion } from "../../files/project-version.ts";
import { hashOfProjectFile, readReleaseList } from "../../scripts/move-in/release-list.ts";
import { RELEASED_SITES } from "../helpers/site/released-site.ts";

const version = projectVersion() ?? "";

test.runIf(compareVersions(version, "1.0.0") >= 0)(
  "package.json, its lock file, the changelog, the list of files and the frozen sites agree on the version",
  () => {
    const list = readReleaseList(".");
    const { version: lockedVersion } = JSON.parse(readFileSync("package-lock.json", "utf8"));
    const headings = readFileSync("CHANGELOG.md", "utf8").match(/^## .*$/gm) ?? [];
    const released = headings.flatMap(
      (heading) => /^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d\d-\d\d$/.exec(heading)?.[1] ?? [],
    );
    const frozen = readdirSync(RELEASED_SITES).sort(compareVersions);
    expect([headings[0], released[0], lockedVersion, list?.version, frozen.at(-1)]).toEqual([
      "## [Unreleased]",
      ...Array(4).fill(version),
    ]);
    expect(frozen.toReversed()).toEqual(released.filter((number) => compareVersions(number, "1.0.0") >= 0));
    const frozenFiles = Object.entries(list?.files ?? {}).filter(([file]) => file.startsWith(RELEASED_SITES));
    expect(frozenFiles.length).toBeGreaterThan(0);
    expect(frozenFiles.filter(([file, hash]) => hashOfProjectFile(file) !== hash)).toEqual([]);
  },
);
