import { expect, test } from "vitest";
import { newFolder, writeFileIn } from "../../../tests/helpers/new-folder.ts";
import { runGit } from "../../tests/publishing-project.ts";
import { Git } from "./git.ts";
import { Repository } from "./repository.ts";

test("refuses to publish while the folder contains another version than the branch", async () => {
  const root = newFolder();
  const setVersion = (version: string) =>
    writeFileIn(root, "package.json", JSON.stringify({ name: "design-portfolio", version }));
  const repository = new Repository(root, new Git(root, process.env));
  for (const args of [
    ["init", "-q"],
    ["config", "user.name", "Ada"],
    ["config", "user.email", "ada@example.com"],
  ])
    runGit(root, ...args);
  setVersion("1.0.0");
  runGit(root, "add", "--all");
  runGit(root, "commit", "-qm", "Begin");
  await repository.branch();
  setVersion("1.1.0");
  await expect(repository.branch()).rejects.toThrow(
    "Your folder contains version 1.1.0, but your last commit contains version 1.0.0.",
  );
});
