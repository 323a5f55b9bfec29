import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listFiles } from "../../files/list-files.ts";
import { buildPaths } from "../helpers/site/built.ts";
import { startHarness } from "./harness.ts";

const harness = await startHarness();

test("everyone can get neither the name, texts and files of an invited study nor a résumé", async () => {
  const hits = [buildPaths.client, buildPaths.publicMedia].flatMap((folder) =>
    listFiles(folder).filter(
      (name) => /narwhal/i.test(name) || /narwhal/i.test(readFileSync(join(folder, name), "latin1")),
    ),
  );
  expect(hits).toEqual([]);
  const lockedFiles = listFiles(buildPaths.lockedMedia);
  expect(lockedFiles.filter((name) => /^(narwhal|_resumes)\//.test(name))).toHaveLength(6);
  for (const target of ["/narwhal", "/narwhal.data", "/old-narwhal", "/case-studies/narwhal"])
    expect((await harness.send({ target })).status, target).toBe(404);
});

test("the built site contains neither the name, texts and images of a draft nor a redirect to it", async () => {
  const files = listFiles(buildPaths.folder);
  const searchedFiles = files.filter((name) => !/\.(br|gz)$/.test(name));
  expect(searchedFiles.filter((name) => /everything/.test(name))).not.toEqual([]);
  const hits = searchedFiles.filter(
    (name) => /quokka/i.test(name) || /quokka/i.test(readFileSync(join(buildPaths.folder, name), "latin1")),
  );
  expect(hits).toEqual([]);
  for (const target of ["/quokka", "/quokka.data", "/old-draft"])
    expect((await harness.send({ target })).status, target).toBe(404);
});
