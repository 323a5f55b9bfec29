import { relative } from "node:path";
import { beforeEach } from "vitest";
import { reasonToSkip } from "../helpers/site/not-on-cloudflare.ts";
import { RUNTIME } from "../helpers/site/runtime.ts";

beforeEach(({ task, skip }) => {
  if (RUNTIME === "node") return;
  const reason = reasonToSkip(relative("tests", task.file.filepath), task.fullTestName);
  skip(reason !== undefined, reason);
});
