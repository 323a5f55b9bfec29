import { relative } from "node:path";
import { beforeEach } from "vitest";
import { whyNotOnCloudflare } from "../kit/not-on-cloudflare.ts";
import { RUNTIME } from "../kit/site/runtime.ts";

beforeEach(({ task, skip }) => {
  if (RUNTIME === "node") return;
  const reason = whyNotOnCloudflare(relative("tests", task.file.filepath), task.fullTestName);
  skip(reason !== undefined, reason);
});
