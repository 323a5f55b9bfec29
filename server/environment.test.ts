import { expect, test } from "vitest";
import { EnvironmentError, environmentSchema, readEnvironment, readSiteUrl } from "./environment.ts";

const DEFAULTS = { PORT: 3000, HOST: "127.0.0.1", TRUST_PROXY: 0 };
const SECRETS = ["first secret of length", "second secret of length"];

test.each([undefined, "", "  ", "\u200b", " \u00a0\ufeff\u2060"])("treats the value %j as unset", (blank) => {
  const variables = Object.fromEntries(Object.keys(environmentSchema.shape).map((name) => [name, blank]));
  expect(readEnvironment(variables)).toEqual(DEFAULTS);
});

test("returns each variable with its type, and leaves out unknown variables", () => {
  const passwords = { PASSCODE: " Amber canoe ", OWNER_PASSWORD: " Ten letters" };
  const unchangedValues = { ...passwords, STATE_DIRECTORY: "/var/lib/a", HOST: "::" };
  const SITE_URL = "https://Portfolio.example/";
  const convertedValues = { PORT: "0", TRUST_PROXY: "2", SITE_URL, SESSION_SECRET: SECRETS.join(", ") };
  expect(readEnvironment({ ...unchangedValues, ...convertedValues, PATH: "/bin" })).toEqual({
    ...unchangedValues,
    PORT: 0,
    TRUST_PROXY: 2,
    SITE_URL: "https://portfolio.example",
    SESSION_SECRET: SECRETS,
  });
});

test.each<Readonly<[Record<string, string>, string]>>([
  ...["-", "!?", "🔥🔥", "\u3164-", "\u0301"].map((PASSCODE) => [{ PASSCODE }, "letters or digits"] as const),
  ...["http", "70000", "-1", "1.5"].map((PORT) => [{ PORT }, "from 0 to 65535."] as const),
  ...["true", "11"].map((TRUST_PROXY) => [{ TRUST_PROXY }, "from 0 to 10."] as const),
  [{ HOST: "http://localhost" }, "a host name or an IP address."],
  [{ SESSION_SECRET: "first secret of length,too-short" }, "at least 16 characters"],
  [{ OWNER_PASSWORD: "nine char" }, "at least 10 characters"],
  [{ OWNER_PASSWORD: "🔑🔑🔑🔑🔑" }, "at least 10 characters"],
  [{ OWNER_PASSWORD: "Amber Canoe tidy_lamp", PASSCODE: "amber-canoe-tidy-lamp" }, "differ from PASSCODE"],
  [{ SITE_URL: "javascript:alert(1)" }, "an address such as"],
  [{ SITE_URL: "https://www.portfolio,example" }, "an address such as"],
  [{ SITE_URL: "https://portfolio.example/a" }, "an address without a path"],
])("refuses %j and reports the name, but not the value", (variables, message) => {
  const [[name, value] = ["", ""]] = Object.entries(variables);
  expect(() => readEnvironment(variables)).toThrow(EnvironmentError);
  expect(() => readEnvironment(variables)).toThrow(new RegExp(`^${name} must .*${message}`));
  if (value.length > 8) expect(() => readEnvironment(variables)).not.toThrow(value);
});

test("readSiteUrl returns the origin of SITE_URL or of this machine, and ignores other variables", () => {
  const variables = { SITE_URL: "https://Portfolio.example/", SESSION_SECRET: "too-short", PORT: "http" };
  expect(readSiteUrl(variables)).toBe("https://portfolio.example");
  expect(readSiteUrl({ SITE_URL: " " })).toBe("http://localhost:3000");
  expect(() => readSiteUrl({ SITE_URL: "www.portfolio.example" })).toThrow(EnvironmentError);
});
