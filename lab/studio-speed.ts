/** Saves a word 20 times in a studio on a copy of the site, and prints how long it takes until the file and the page have it. Linux. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { copyProject } from "../tests/helpers/site/project-copy.ts";

const TIMES = 20;
const FIELD = { file: "projects.yaml", path: ["cards", 0, "description"] };
/** Milliseconds of a tick in /proc. */
const TICK = 10;

const root = mkdtempSync(join(tmpdir(), "studio-speed-"));
await copyProject(root);
for (const name of ["studio", "content", ".content"]) cpSync(name, join(root, name), { recursive: true });
mkdirSync(join(root, ".state"), { mode: 0o700 });
writeFileSync(join(root, ".env"), 'PORT="0"\n');
const child = spawn(process.execPath, ["studio/start.ts"], {
  cwd: root,
  stdio: ["ignore", "pipe", "inherit"],
});
const origin = await new Promise<string>((done) => {
  let output = "";
  child.stdout.on("data", (bytes) => {
    output += bytes;
    const [, found] = /(http:\/\/localhost:\d+)\/studio/.exec(output) ?? [];
    if (found) done(found);
  });
});
const [, token = ""] =
  /studio-token" content="([^"]+)"/.exec(await (await fetch(`${origin}/studio`)).text()) ?? [];
const headers = { "X-Studio-Token": token, Origin: origin, "Content-Type": "application/json" };
const file = join(root, "content", FIELD.file);

const saved: number[] = [];
const processor: number[] = [];
const seen: number[] = [];
const at = encodeURIComponent(`${FIELD.file}#${FIELD.path.join(".")}`);
let { value: was } = await (await fetch(`${origin}/studio/api/value?at=${at}`, { headers })).json();
for (let count = 0; count < TIMES; count += 1) {
  await wait(2500);
  const [before, used, start] = [readFileSync(file, "utf8"), processorOf(child.pid), performance.now()];
  const value = `${was}x`;
  const answer = fetch(`${origin}/studio/api/value`, {
    method: "POST",
    headers,
    body: JSON.stringify({ ...FIELD, value, was }),
  });
  while (readFileSync(file, "utf8") === before) await wait(1);
  saved.push(performance.now() - start);
  processor.push(processorOf(child.pid) - used);
  await (await answer).json();
  await (await fetch(`${origin}/studio/api/page?path=/`, { headers })).text();
  seen.push(performance.now() - start);
  was = value;
}
child.kill();
await once(child, "exit");
rmSync(root, { recursive: true, force: true });
for (const [name, times] of Object.entries({
  "until the file has it": saved,
  "of the processor until then": processor,
  "until the page has it": seen,
}))
  console.log(
    `${name}: ${median(times).toFixed(0)} ms (${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)})`,
  );

/** Milliseconds that a process has used, with all of its threads. */
function processorOf(id: number | undefined): number {
  const fields = readFileSync(`/proc/${id}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK;
}

function median(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}
