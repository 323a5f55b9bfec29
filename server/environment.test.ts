import { describe, expect, test } from "vitest";
import { EnvironmentError, readEnvironment, readSiteUrl, schema } from "./environment.ts";

type Refused = [variables: Record<string, string>, message: string];

const PASSCODE_ERROR = "PASSCODE must contain letters or digits";
const PORT_ERROR = "PORT must be a whole number from 0 to 65535.";
const SECRET_ERROR = "SESSION_SECRET must be at least 16 characters long.";
const PASSWORD_ERROR = "OWNER_PASSWORD must be at least 10 characters long.";
const SAME_ERROR = "OWNER_PASSWORD must differ from PASSCODE, which every visitor knows";
const ADDRESS_ERROR = "SITE_URL must be an address such as https://www.example.com.";

describe("readEnvironment", () => {
  test.each([undefined, "", "  ", "\u200b", " \u00a0\ufeff\u2060"])("treats %j as unset", (blank) => {
    const variables = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, blank]));
    expect(readEnvironment(variables)).toEqual({ PORT: 3000, HOST: "127.0.0.1", TRUST_PROXY: 0 });
  });

  test("returns every variable as its type, and no other", () => {
    const strings = {
      PASSCODE: " Amber canoe ",
      OWNER_PASSWORD: " Ten letters",
      STATE_DIRECTORY: "/var/lib/a",
    };
    const variables = {
      ...strings,
      PORT: "0",
      HOST: "::",
      SESSION_SECRET: "first secret of length, second secret of length",
      TRUST_PROXY: "2",
      SITE_URL: "https://Portfolio.example/",
      PATH: "/bin",
    };
    expect(readEnvironment(variables)).toEqual({
      ...strings,
      PORT: 0,
      HOST: "::",
      SESSION_SECRET: ["first secret of length", "second secret of length"],
      TRUST_PROXY: 2,
      SITE_URL: "https://portfolio.example",
    });
  });

  test.each<Refused>([
    ...["-", " _ ", "!?", "🔥🔥", "\u3164-", "\u0301"].map(
      (PASSCODE): Refused => [{ PASSCODE }, PASSCODE_ERROR],
    ),
    ...["http", "70000", "-1", "0x10"].map((PORT): Refused => [{ PORT }, PORT_ERROR]),
    ...["true", "1.5", "11"].map(
      (TRUST_PROXY): Refused => [{ TRUST_PROXY }, "TRUST_PROXY must be a whole number"],
    ),
    [{ HOST: "http://localhost" }, "HOST must be a host name or an IP address."],
    [{ SESSION_SECRET: "too-short" }, SECRET_ERROR],
    [{ SESSION_SECRET: "first secret of length,too-short" }, SECRET_ERROR],
    [{ OWNER_PASSWORD: "nine char" }, PASSWORD_ERROR],
    [{ OWNER_PASSWORD: "🔑🔑🔑🔑🔑" }, PASSWORD_ERROR],
    [{ PASSCODE: "amber-canoe", OWNER_PASSWORD: "amber-canoe" }, SAME_ERROR],
    [{ PASSCODE: "amber-canoe-tidy-lamp", OWNER_PASSWORD: "Amber Canoe tidy_lamp" }, SAME_ERROR],
    [{ SITE_URL: "www.portfolio.example" }, ADDRESS_ERROR],
    [{ SITE_URL: "javascript:alert(1)" }, ADDRESS_ERROR],
    [{ SITE_URL: "https://portfolio.example/a" }, "SITE_URL must be an address without a path"],
  ])("refuses %j in one sentence without the value", (variables, message) => {
    expect(() => readEnvironment(variables)).toThrow(EnvironmentError);
    expect(() => readEnvironment(variables)).toThrow(message);
    for (const value of Object.values(variables).filter(({ length }) => length > 8))
      expect(() => readEnvironment(variables)).not.toThrow(value);
  });
});

describe("readSiteUrl", () => {
  test("returns the local address if SITE_URL is not set", () => {
    expect(readSiteUrl({ SITE_URL: " " })).toBe("http://localhost:3000");
  });

  test("returns the origin of SITE_URL, and ignores other variables that are wrong", () => {
    const variables = { SITE_URL: "https://Portfolio.example/", SESSION_SECRET: "too-short", PORT: "http" };
    expect(readSiteUrl(variables)).toBe("https://portfolio.example");
  });

  test("refuses a SITE_URL that is not an address", () => {
    expect(() => readSiteUrl({ SITE_URL: "www.portfolio.example" })).toThrow(
      new EnvironmentError(ADDRESS_ERROR),
    );
  });
});
