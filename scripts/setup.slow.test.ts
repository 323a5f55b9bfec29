import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { beforeEach, describe, expect, test } from "vitest";
import { newFolder } from "../tests/helpers/new-folder.ts";
import { runScript } from "../tests/helpers/run-script.ts";

const EXAMPLE = readFileSync(".env.example", "utf8");
const GENERATED = /^[a-z]+(-[a-z]+){3}$/;

let folder: string;
let file: string;

beforeEach(() => {
  folder = newFolder({ ".env.example": EXAMPLE });
  file = join(folder, ".env");
});

async function setUp(...answers: string[]) {
  const { code, said, complained } = await runScript("scripts/setup.ts", [], { cwd: folder, answers });
  return { code, told: said + complained };
}

const written = () => parseEnv(readFileSync(file, "utf8"));

describe("without an .env file", () => {
  test("saves the example with the answers, and one proxy for HTTPS, readable only by the owner", async () => {
    const { code, told } = await setUp("https://www.example.com", "amber canoe", "", "");
    expect(code).toBe(0);
    expect(written()).toEqual({
      ...parseEnv(EXAMPLE),
      SITE_URL: "https://www.example.com",
      PASSCODE: "amber canoe",
      TRUST_PROXY: "1",
    });
    if (process.platform !== "win32") expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).sort()).toEqual([".env", ".env.example"]);
    expect(told).toContain("npm run build\n");
  });

  test("generates and prints a passcode and an owner's password, and skips proxies without HTTPS", async () => {
    const { told } = await setUp("", "", "-");
    const { PASSCODE = "", OWNER_PASSWORD = "", SITE_URL, TRUST_PROXY } = written();
    for (const generated of [PASSCODE, OWNER_PASSWORD]) expect(generated).toMatch(GENERATED);
    expect(told).toContain(PASSCODE.replaceAll("-", " "));
    expect(told).toContain(`\n  ${OWNER_PASSWORD}\n`);
    expect([SITE_URL, TRUST_PROXY]).toEqual(["http://localhost:3000", "0"]);
  });
});

describe("with an .env file", () => {
  const OWN =
    "# my settings\nPASSCODE=amber-canoe # for May\nSITE_URL=https://old.example\nTRUST_PROXY=2\nPORT=4000\nOWNER_PASSWORD=hunter2hunter2\n";

  beforeEach(() => writeFileSync(file, OWN));

  test("keeps every value on Enter, and shows neither passcode nor password", async () => {
    const { told } = await setUp("", "", "", "");
    expect(readFileSync(file, "utf8")).toBe(OWN);
    expect(told).not.toMatch(/amber|hunter2/);
  });

  test("changes the values that are answered", async () => {
    await setUp("https://new.example", "-", "3", "");
    const { PASSCODE = "", ...others } = written();
    expect(PASSCODE).toMatch(GENERATED);
    expect(others).toEqual({
      SITE_URL: "https://new.example",
      TRUST_PROXY: "3",
      PORT: "4000",
      OWNER_PASSWORD: "hunter2hunter2",
    });
    expect(readFileSync(file, "utf8")).toMatch(/^# my settings\nPASSCODE=.* # for May\n/);
  });

  test("leaves the file unchanged if the input ends before the last answer", async () => {
    const { code, told } = await setUp("https://new.example", "new");
    expect(code).toBe(1);
    expect(told).toMatch(/\nNothing was saved\.\n$/);
    expect(readFileSync(file, "utf8")).toBe(OWN);
  });
});

test("repeats a question with the server's message until the answer is valid", async () => {
  const answers = ["www.example.com", "https://a.example", "a'\"`", "abc abc abc", "x", "1", "abc abc abc"];
  const { told } = await setUp(...answers, "ten or more");
  for (const name of ["SITE_URL", "PASSCODE", "TRUST_PROXY", "OWNER_PASSWORD"])
    expect(told).toMatch(new RegExp(`^.*  ${name} must `, "m"));
  expect(written()).toMatchObject({
    SITE_URL: "https://a.example",
    PASSCODE: "abc abc abc",
    TRUST_PROXY: "1",
    OWNER_PASSWORD: "ten or more",
  });
});
