import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import sample from "../../starter/sample.json" with { type: "json" };
import { hashesOfContent, hashesOfStudies } from "./sample.ts";

const isSample = readFileSync("content/profile.yaml", "utf8").includes(sample.names[0] ?? "");

test.runIf(isSample)(
  "sample.json lists the texts, images and studies of the sample in content/",
  async () => {
    const message = "sample.json is outdated: run node studio/server/edits/list-sample.ts";
    expect(sample.hashes, message).toEqual(await hashesOfContent());
    expect(sample.studies, message).toEqual(await hashesOfStudies());
  },
);
