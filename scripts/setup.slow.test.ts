import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { parseEnv } from "node:util";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "setup-"));
  file = join(folder, ".env");
  copyFileSync(".env.example", join(folder, ".env.example"));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function setUp(...answers: string[]): Promise<{ code: number; told: string }> {
  const child = spawn(process.execPath, [resolve("scripts/setup.ts")], { cwd: folder });
  child.stdin.end(answers.map((answer) => `${answer}\n`).join(""));
  const ended = once(child, "exit");
  const told = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await ended;
  return { code, told: told.join("") };
}

const written = () => parseEnv(readFileSync(file, "utf8"));

describe("a first time", () => {
  test("writes the example with the answers in it, for the owner alone", async () => {
    const { code, told } = await setUp("https://www.example.com", "amber canoe", "", "");
    expect(code).toBe(0);
    expect(written()).toEqual({
      ...parseEnv(readFileSync(".env.example", "utf8")),
      SITE_URL: "https://www.example.com",
      PASSCODE: "amber canoe",
      TRUST_PROXY: "1",
    });
    if (process.platform !== "win32") expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).sort()).toEqual([".env", ".env.example"]);
    expect(told).toContain("npm run build\n");
  });

  test("makes a passcode and says it, and asks for no proxies without HTTPS", async () => {
    const { told } = await setUp("", "", "");
    const { PASSCODE = "", SITE_URL, TRUST_PROXY } = written();
    expect(PASSCODE).toMatch(/^[a-z]+(-[a-z]+){3}$/);
    expect(told).toContain(PASSCODE.replaceAll("-", " "));
    expect([SITE_URL, TRUST_PROXY]).toEqual(["http://localhost:3000", "0"]);
  });
});

describe("the owner's password", () => {
  test("is made when asked for, and said", async () => {
    const { told } = await setUp("", "", "-");
    const { OWNER_PASSWORD = "" } = written();
    expect(OWNER_PASSWORD).toMatch(/^[a-z]+(-[a-z]+){3}$/);
    expect(told).toContain(`\n  ${OWNER_PASSWORD}\n`);
  });

  test("stays with Enter, and is not shown again", async () => {
    await setUp("", "", "hunter2hunter2");
    const { told } = await setUp("", "", "");
    expect(written().OWNER_PASSWORD).toBe("hunter2hunter2");
    expect(told).not.toContain("hunter2");
  });
});

describe("with an .env", () => {
  const OWN =
    "# mine\nPASSCODE=amber-canoe # for May\nSITE_URL=https://old.example\nTRUST_PROXY=2\nPORT=4000\n";

  beforeEach(() => writeFileSync(file, OWN));

  test("Enter keeps every value, and the passcode is not shown", async () => {
    const { told } = await setUp("", "", "", "");
    expect(readFileSync(file, "utf8")).toBe(`${OWN}OWNER_PASSWORD=\n`);
    expect(told).not.toContain("amber");
  });

  test("changes what is answered", async () => {
    await setUp("https://new.example", "-", "3", "");
    const { PASSCODE = "", ...others } = written();
    expect(PASSCODE).toMatch(/^[a-z]+(-[a-z]+){3}$/);
    expect(others).toEqual({
      SITE_URL: "https://new.example",
      TRUST_PROXY: "3",
      PORT: "4000",
      OWNER_PASSWORD: "",
    });
    expect(readFileSync(file, "utf8")).toMatch(/^# mine\nPASSCODE=.* # for May\n/);
  });

  test("offers one proxy where the example said none", async () => {
    writeFileSync(file, "TRUST_PROXY=0\n");
    await setUp("https://new.example", "", "", "");
    expect(written().TRUST_PROXY).toBe("1");
  });

  test("an end before the last answer leaves it as it was", async () => {
    for (const answers of [[], ["https://new.example"], ["https://new.example", "new"]]) {
      const { code, told } = await setUp(...answers);
      expect(code).toBe(1);
      expect(told).toMatch(/\nNothing was written\.\n$/);
      expect(readFileSync(file, "utf8")).toBe(OWN);
    }
  });

  test("says what is wrong in one that cannot be read", async () => {
    writeFileSync(file, "PASSCODE: amber\n");
    const { code, told } = await setUp("", "", "");
    expect([code, told]).toEqual([1, expect.stringMatching(/^\.env, line 1: write NAME=value.*\n$/)]);
  });
});

test("asks again in the words of the server", async () => {
  const { told } = await setUp(
    "www.example.com",
    "https://a.example/b",
    "https://a.example",
    "!!",
    "a'\"`",
    "abc abc abc",
    "x",
    "1",
    "abc abc abc",
    "nine char",
    "ten or more",
  );
  for (const sentence of [
    "SITE_URL must be an address such as https://www.example.com.",
    "SITE_URL must be an address without a path, such as https://www.example.com.",
    "PASSCODE must have letters or digits in it",
    "PASSCODE cannot have all three kinds of quotes in it",
    "TRUST_PROXY must be a whole number from 0 to 10.",
    "OWNER_PASSWORD must be another one than PASSCODE",
    "OWNER_PASSWORD must be at least 10 characters long.",
  ])
    expect(told).toContain(sentence);
  expect(written()).toMatchObject({
    SITE_URL: "https://a.example",
    PASSCODE: "abc abc abc",
    TRUST_PROXY: "1",
  });
  expect(written().OWNER_PASSWORD).toBe("ten or more");
});
