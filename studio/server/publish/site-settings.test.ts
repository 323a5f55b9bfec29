import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newFolder } from "../../../tests/helpers/new-folder.ts";
import { SiteSettings } from "./site-settings.ts";

/** Ends with a note in Latin-1. */
const ENV = Buffer.from(
  "# mine\r\nPASSCODE=amber-canoe # May\r\n\r\nOWNER_PASSWORD='hunter2 hunter2'\r\nPORT=4000\n# caf\xe9\n",
  "latin1",
);
const URL = "https://www.example.com";

function openSettings(environment: NodeJS.ProcessEnv = {}) {
  const root = newFolder();
  const file = join(root, ".env");
  writeFileSync(file, ENV, { mode: 0o644 });
  const settings = new SiteSettings(root, environment);
  settings.read();
  return { settings, file };
}

test("changes only the lines of new values, in a file that only the owner can read", async () => {
  const { settings, file } = openSettings();
  await settings.save({ SITE_URL: "www.example.com", PASSCODE: "blue canoe", OWNER_PASSWORD: "" });
  const text = ENV.toString("latin1").replace("amber-canoe", "'blue canoe'");
  expect(readFileSync(file, "latin1")).toBe(`${text}SITE_URL=${URL}\n`);
  if (process.platform !== "win32") expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(settings).toMatchObject({ siteUrl: URL, passcode: "blue canoe", hasOwnerPassword: true });
});

test("does not write a file if no value differs", async () => {
  const { settings, file } = openSettings();
  await settings.save({ PASSCODE: "amber-canoe", OWNER_PASSWORD: "hunter2 hunter2", SITE_URL: "" });
  expect(statSync(file).mode & 0o777).toBe(0o644);
});

test.each([
  [{ SITE_URL: `${URL}/work` }, /^The address of your site must end with the domain, such as/],
  [{ SITE_URL: "htp:/ada.example" }, /must begin with https:\/\/\. Did you mean https:\/\/ada\.example\?$/],
  [{ SITE_URL: "isikoglu" }, /^Visitors cannot open this address/],
  [{ SITE_URL: "https://192.168.1.4" }, /^Visitors cannot open this address/],
  [{ SITE_URL: "172.16.0.1:3000" }, /^Visitors cannot open this address/],
  [{ PASSCODE: "!" }, /^The passcode must contain letters or digits/],
  [{ PASSCODE: "a-b-c-d-e" }, /^The passcode is too easy to guess/],
  [{ PASSCODE: "" }, /^Enter a passcode/],
  [{ OWNER_PASSWORD: "short" }, /^The owner's password must be at least 10 characters/],
  [{ PASSCODE: "Hunter2-Hunter2" }, /^The owner's password must differ from the passcode,/],
  [{ OWNER_PASSWORD: "AMBER CANOE" }, /^The owner's password must differ from the passcode,/],
  [{ PASSCODE: "a'\"`" }, /^The passcode must not contain/],
  [{ CLOUDFLARE_ACCOUNT_ID: "1" }, /^The terminal .* sets CLOUDFLARE_ACCOUNT_ID/],
])("refuses %j, and keeps the file", async (values, message) => {
  const { settings, file } = openSettings({ CLOUDFLARE_ACCOUNT_ID: "0" });
  await expect(settings.save(values)).rejects.toThrow(message);
  expect(readFileSync(file)).toEqual(ENV);
});

test("removes the address, and keeps a short passcode that is already in .env", async () => {
  const { settings, file } = openSettings();
  writeFileSync(file, `SITE_URL=${URL}\nPASSCODE=abc\n`);
  await settings.save({ SITE_URL: "", PASSCODE: "abc" });
  expect(settings).toMatchObject({ siteUrl: null, passcode: "abc" });
});

test("refuses localhost as the address, even if .env contains it", async () => {
  const { settings, file } = openSettings();
  writeFileSync(file, "SITE_URL=http://localhost:4691\n");
  await expect(settings.save({ SITE_URL: "http://localhost:4691" })).rejects.toThrow(/^Visitors cannot open/);
});

test("reads what another program has saved, and ignores an address that only this machine has", () => {
  const { settings, file } = openSettings({ PASSCODE: "from-the-terminal" });
  expect(settings).toMatchObject({ siteUrl: null, passcode: "from-the-terminal" });
  writeFileSync(file, "SITE_URL=http://localhost:3000\n");
  settings.read();
  expect(settings.siteUrl).toBe(null);
  writeFileSync(file, `SITE_URL=${URL}/\n`);
  settings.read();
  expect(settings).toMatchObject({ siteUrl: URL, hasOwnerPassword: false });
  writeFileSync(file, "SITE_URL\n");
  expect(() => settings.read()).toThrow(/line 1/);
});
