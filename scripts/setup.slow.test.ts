import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { beforeEach, describe, expect, test } from "vitest";
import { newFolder } from "../tests/helpers/new-folder.ts";
import { runScript } from "../tests/helpers/run-script.ts";

const EXAMPLE = readFileSync(".env.example", "utf8");
const PHRASE = /^[a-z]+(-[a-z]+){3}$/;

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

describe("a first time", () => {
  test("writes the example with the answers in it, and one proxy with HTTPS, for the owner alone", async () => {
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

  test("makes a passcode and, when asked, an owner's password, says both, and asks for no proxies without HTTPS", async () => {
    const { told } = await setUp("", "", "-");
    const { PASSCODE = "", OWNER_PASSWORD = "", SITE_URL, TRUST_PROXY } = written();
    for (const made of [PASSCODE, OWNER_PASSWORD]) expect(made).toMatch(PHRASE);
    expect(told).toContain(PASSCODE.replaceAll("-", " "));
    expect(told).toContain(`\n  ${OWNER_PASSWORD}\n`);
    expect([SITE_URL, TRUST_PROXY]).toEqual(["http://localhost:3000", "0"]);
  });
});

describe("with an .env", () => {
  const OWN =
    "# mine\nPASSCODE=amber-canoe # for May\nSITE_URL=https://old.example\nTRUST_PROXY=2\nPORT=4000\nOWNER_PASSWORD=hunter2hunter2\n";

  beforeEach(() => writeFileSync(file, OWN));

  test("Enter keeps every value, and shows neither passcode nor password", async () => {
    const { told } = await setUp("", "", "", "");
    expect(readFileSync(file, "utf8")).toBe(OWN);
    expect(told).not.toMatch(/amber|hunter2/);
  });

  test("changes what is answered", async () => {
    await setUp("https://new.example", "-", "3", "");
    const { PASSCODE = "", ...others } = written();
    expect(PASSCODE).toMatch(PHRASE);
    expect(others).toEqual({
      SITE_URL: "https://new.example",
      TRUST_PROXY: "3",
      PORT: "4000",
      OWNER_PASSWORD: "hunter2hunter2",
    });
    expect(readFileSync(file, "utf8")).toMatch(/^# mine\nPASSCODE=.* # for May\n/);
  });

  test("an end before the last answer leaves it as it was", async () => {
    for (const answers of [[], ["https://new.example"], ["https://new.example", "new"]]) {
      const { code, told } = await setUp(...answers);
      expect(code).toBe(1);
      expect(told).toMatch(/\nNothing was written\.\n$/);
      expect(readFileSync(file, "utf8")).toBe(OWN);
    }
  });
});

test("asks again in the words of the server", async () => {
  const { told } = await setUp(
    "www.example.com",
    "https://a.example",
    "!!",
    "a'\"`",
    "abc abc abc",
    "x",
    "1",
    "abc abc abc",
    "ten or more",
  );
  for (const sentence of [
    "SITE_URL must be an address such as https://www.example.com.",
    "PASSCODE must have letters or digits in it",
    "PASSCODE cannot have all three kinds of quotes in it",
    "TRUST_PROXY must be a whole number from 0 to 10.",
    "OWNER_PASSWORD must differ from PASSCODE",
  ])
    expect(told).toContain(sentence);
  expect(written()).toMatchObject({
    SITE_URL: "https://a.example",
    PASSCODE: "abc abc abc",
    TRUST_PROXY: "1",
    OWNER_PASSWORD: "ten or more",
  });
});
