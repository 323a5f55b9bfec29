import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { beforeEach, expect, test } from "vitest";
import { newFolder } from "../tests/helpers/new-folder.ts";
import { runScript } from "../tests/helpers/run-script.ts";

const EXAMPLE_FILE = readFileSync(".env.example", "utf8");
const SAVED_FILE =
  "# my settings\nPASSCODE=amber-canoe # for May\nSITE_URL=https://old.example\nTRUST_PROXY=2\nPORT=4000\nOWNER_PASSWORD=hunter2hunter2\n";
const GENERATED_PASSCODE = /^[a-z]+(-[a-z]+){3}$/;

let folder: string;
let file: string;

beforeEach(() => {
  folder = newFolder({ ".env.example": EXAMPLE_FILE });
  file = join(folder, ".env");
});

async function setUp(...answers: string[]) {
  const { code, stdout, stderr } = await runScript("scripts/setup.ts", [], { cwd: folder, answers });
  return { code, output: stdout + stderr };
}

const readSavedVariables = () => parseEnv(readFileSync(file, "utf8"));

test("saves .env.example with the answers as a new file that only the owner can read", async () => {
  const { code, output } = await setUp("https://www.example.com", "amber canoe", "", "");
  expect(code).toBe(0);
  const answers = { SITE_URL: "https://www.example.com", PASSCODE: "amber canoe", TRUST_PROXY: "1" };
  expect(readSavedVariables()).toEqual({ ...parseEnv(EXAMPLE_FILE), ...answers });
  if (process.platform !== "win32") expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder).sort()).toEqual([".env", ".env.example"]);
  expect(output).toContain("npm run build\n");
});

test("generates and prints a passcode and an owner's password, and skips the question about proxies without HTTPS", async () => {
  const { output } = await setUp("", "", "-");
  const { PASSCODE = "", OWNER_PASSWORD = "", SITE_URL, TRUST_PROXY } = readSavedVariables();
  for (const generatedSecret of [PASSCODE, OWNER_PASSWORD])
    expect(generatedSecret).toMatch(GENERATED_PASSCODE);
  expect(output).toContain(PASSCODE.replaceAll("-", " "));
  expect(output).toContain(`\n  ${OWNER_PASSWORD}\n`);
  expect([SITE_URL, TRUST_PROXY]).toEqual(["http://localhost:3000", "0"]);
});

test("keeps each saved value if the answer is empty, and hides the saved passcode and password", async () => {
  writeFileSync(file, SAVED_FILE);
  const { output } = await setUp("", "", "", "");
  expect(readFileSync(file, "utf8")).toBe(SAVED_FILE);
  expect(output).not.toMatch(/amber|hunter2/);
});

test("replaces only the saved values for which the owner enters an answer", async () => {
  writeFileSync(file, SAVED_FILE);
  await setUp("https://new.example", "-", "3", "");
  const { PASSCODE = "" } = readSavedVariables();
  expect(PASSCODE).toMatch(GENERATED_PASSCODE);
  const changedFile = SAVED_FILE.replace("amber-canoe", PASSCODE)
    .replace("old", "new")
    .replace("=2\n", "=3\n");
  expect(readFileSync(file, "utf8")).toBe(changedFile);
});

test("leaves the file unchanged if the input ends before the last answer", async () => {
  writeFileSync(file, SAVED_FILE);
  const { code, output } = await setUp("https://new.example", "new");
  expect([code, readFileSync(file, "utf8")]).toEqual([1, SAVED_FILE]);
  expect(output).toMatch(/\nNothing was saved\.\n$/);
});

test("repeats a question with the server's message until the answer is valid", async () => {
  const answers = ["www.example.com", "https://a.example", "a'\"`", "abc abc abc", "x", "1", "abc abc abc"];
  const { output } = await setUp(...answers, "ten or more");
  for (const name of ["SITE_URL", "PASSCODE", "TRUST_PROXY", "OWNER_PASSWORD"])
    expect(output).toMatch(new RegExp(`^.*  ${name} must `, "m"));
  const validAnswers = { SITE_URL: "https://a.example", PASSCODE: "abc abc abc", TRUST_PROXY: "1" };
  expect(readSavedVariables()).toMatchObject({ ...validAnswers, OWNER_PASSWORD: "ten or more" });
});
