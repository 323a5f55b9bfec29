import { describe, expect, test } from "vitest";
import { EnvironmentError, readEnvironment, readSiteUrl } from "./environment.ts";

describe("readEnvironment", () => {
  test("has a value for everything", () => {
    expect(readEnvironment({})).toEqual({
      port: 3000,
      host: "127.0.0.1",
      passcode: expect.stringMatching(/^([a-hjkmnp-z]{4}-){3}[a-hjkmnp-z]{4}$/),
      passcodeIsMade: true,
      passcodeIsShort: false,
      secrets: [expect.stringMatching(/^[\w-]{43}$/)],
      secretsAreMade: true,
      ownerPassword: undefined,
      stateFolder: undefined,
      trustProxy: 0,
      siteUrl: undefined,
    });
  });

  test("takes what is set", () => {
    const variables = {
      PORT: "0",
      HOST: "::",
      PASSCODE: " Amber canoe ",
      SESSION_SECRET: "first secret of length, second secret of length",
      OWNER_PASSWORD: " Ten letters",
      STATE_DIRECTORY: "/var/lib/portfolio",
      TRUST_PROXY: "2",
      SITE_URL: "https://Portfolio.example/",
      PATH: "/bin",
    };
    expect(readEnvironment(variables)).toEqual({
      port: 0,
      host: "::",
      passcode: " Amber canoe ",
      passcodeIsMade: false,
      passcodeIsShort: false,
      secrets: ["first secret of length", "second secret of length"],
      secretsAreMade: false,
      ownerPassword: " Ten letters",
      stateFolder: "/var/lib/portfolio",
      trustProxy: 2,
      siteUrl: "https://portfolio.example",
    });
  });

  test("makes another passcode and another secret for every run", () => {
    const [one, two] = [readEnvironment({}), readEnvironment({})];
    expect(one.passcode).not.toBe(two.passcode);
    expect(one.secrets).not.toEqual(two.secrets);
  });

  test.each(["", "  ", "\u200b", " \u00a0\ufeff\u2060"])("takes a blank variable as not set: %j", (blank) => {
    const names = [
      "PORT",
      "HOST",
      "PASSCODE",
      "SESSION_SECRET",
      "OWNER_PASSWORD",
      "STATE_DIRECTORY",
      "TRUST_PROXY",
      "SITE_URL",
    ];
    const environment = readEnvironment(Object.fromEntries(names.map((name) => [name, blank])));
    expect(environment).toMatchObject({
      port: 3000,
      passcodeIsMade: true,
      secretsAreMade: true,
      ownerPassword: undefined,
      stateFolder: undefined,
    });
    expect(environment.passcode).toHaveLength(19);
  });

  test.each(["-", " _ ", "!?", "🔥🔥", "\u3164-", "\u0301"])(
    "refuses a passcode without letters and digits: %j",
    (PASSCODE) => {
      expect(() => readEnvironment({ PASSCODE })).toThrow(
        new EnvironmentError(
          "PASSCODE must have letters or digits in it: `npm run passcode` makes a good one.",
        ),
      );
    },
  );

  test.each([
    ["abc-12", true],
    ["five5!!!!", true],
    ["abc-123", false],
    ["шесть6", false],
    ["秘密の合言葉", false],
    ["合言葉", true],
  ])("knows whether %s is soon guessed", (PASSCODE, isShort) => {
    expect(readEnvironment({ PASSCODE }).passcodeIsShort).toBe(isShort);
  });

  test.each([
    ["PORT", "http", "PORT must be a whole number from 0 to 65535."],
    ["PORT", "70000", "PORT must be a whole number from 0 to 65535."],
    ["PORT", "-1", "PORT must be a whole number from 0 to 65535."],
    ["PORT", "0x10", "PORT must be a whole number from 0 to 65535."],
    ["HOST", "http://localhost", "HOST must be a host name or an IP address."],
    ["TRUST_PROXY", "true", "TRUST_PROXY must be a whole number from 0 to 10."],
    ["TRUST_PROXY", "1.5", "TRUST_PROXY must be a whole number from 0 to 10."],
    [
      "SESSION_SECRET",
      "too-short",
      "SESSION_SECRET must be at least 16 characters long; several are separated by commas, each of that length.",
    ],
    [
      "SESSION_SECRET",
      "first secret of length,too-short",
      "SESSION_SECRET must be at least 16 characters long; several are separated by commas, each of that length.",
    ],
    ["OWNER_PASSWORD", "nine char", "OWNER_PASSWORD must be at least 10 characters long."],
    ["OWNER_PASSWORD", "🔑🔑🔑🔑🔑", "OWNER_PASSWORD must be at least 10 characters long."],
    ["SITE_URL", "www.portfolio.example", "SITE_URL must be an address such as https://www.example.com."],
    ["SITE_URL", "javascript:alert(1)", "SITE_URL must be an address such as https://www.example.com."],
    [
      "SITE_URL",
      "https://portfolio.example/a",
      "SITE_URL must be an address without a path, such as https://www.example.com.",
    ],
  ])("refuses %s=%s in one sentence", (name, value, message) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(new EnvironmentError(message));
  });

  test("never tells a secret in its message", () => {
    expect(() => readEnvironment({ SESSION_SECRET: "hunter2" })).toThrow(/^(?!.*hunter2)/);
    expect(() => readEnvironment({ OWNER_PASSWORD: "hunter2" })).toThrow(/^(?!.*hunter2)/);
  });

  test("refuses an owner's password that every visitor knows, and does not tell it", () => {
    expect(() => readEnvironment({ PASSCODE: "amber-canoe", OWNER_PASSWORD: "amber-canoe" })).toThrow(
      new EnvironmentError("OWNER_PASSWORD must be another one than PASSCODE, which every visitor knows."),
    );
  });
});

describe("readSiteUrl", () => {
  test.each([undefined, "", " "])("has an address when SITE_URL is %j", (SITE_URL) => {
    expect(readSiteUrl({ SITE_URL })).toBe("http://localhost:3000");
  });

  test("takes SITE_URL and leaves the server's variables alone, bad ones too", () => {
    const variables = { SITE_URL: "https://Portfolio.example/", SESSION_SECRET: "too-short", PORT: "http" };
    expect(() => readEnvironment(variables)).toThrow(EnvironmentError);
    expect(readSiteUrl(variables)).toBe("https://portfolio.example");
  });

  test("refuses a bad SITE_URL in one sentence", () => {
    expect(() => readSiteUrl({ SITE_URL: "www.portfolio.example" })).toThrow(
      new EnvironmentError("SITE_URL must be an address such as https://www.example.com."),
    );
  });
});
