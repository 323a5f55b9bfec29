import { describe, expect, test } from "vitest";
import { EnvironmentError, readEnvironment, readSiteUrl, schema } from "./environment.ts";

const WITHOUT_ANY = {
  port: 3000,
  host: "127.0.0.1",
  passcode: expect.stringMatching(/^[a-z]+(-[a-z]+){3}$/),
  passcodeIsMade: true,
  passcodeIsShort: false,
  secrets: [expect.stringMatching(/^[\w-]{43}$/)],
  secretsAreMade: true,
  ownerPassword: undefined,
  stateFolder: undefined,
  trustProxy: 0,
  siteUrl: undefined,
};

type Refused = [Record<string, string>, string];

const NO_PORT = "PORT must be a whole number from 0 to 65535.";
const NO_COUNT = "TRUST_PROXY must be a whole number from 0 to 10.";
const NO_PASSCODE = "PASSCODE must have letters or digits in it: `npm run passcode` makes a good one.";
const SHORT_SECRET =
  "SESSION_SECRET must be at least 16 characters long; several are separated by commas, each of that length.";
const SHORT_PASSWORD = "OWNER_PASSWORD must be at least 10 characters long.";
const SAME_PASSWORD =
  "OWNER_PASSWORD must differ from PASSCODE, which every visitor knows, in more than capitals, spaces and hyphens.";
const NO_ADDRESS = "SITE_URL must be an address such as https://www.example.com.";

describe("readEnvironment", () => {
  test.each([undefined, "", "  ", "\u200b", " \u00a0\ufeff\u2060"])(
    "has a value for each that is %j",
    (blank) => {
      const variables = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, blank]));
      expect(readEnvironment(variables)).toEqual(WITHOUT_ANY);
    },
  );

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

  // An error that is told holds no secret.
  test.each<Refused>([
    ...["-", " _ ", "!?", "🔥🔥", "\u3164-", "\u0301"].map(
      (PASSCODE): Refused => [{ PASSCODE }, NO_PASSCODE],
    ),
    ...["http", "70000", "-1", "0x10"].map((PORT): Refused => [{ PORT }, NO_PORT]),
    ...["true", "1.5"].map((TRUST_PROXY): Refused => [{ TRUST_PROXY }, NO_COUNT]),
    [{ HOST: "http://localhost" }, "HOST must be a host name or an IP address."],
    [{ SESSION_SECRET: "too-short" }, SHORT_SECRET],
    [{ SESSION_SECRET: "first secret of length,too-short" }, SHORT_SECRET],
    [{ OWNER_PASSWORD: "nine char" }, SHORT_PASSWORD],
    [{ OWNER_PASSWORD: "🔑🔑🔑🔑🔑" }, SHORT_PASSWORD],
    ...["amber-canoe-tidy-lamp", "amber canoe tidy lamp", " Amber_CANOE\u200b-tidy lamp"].map(
      (OWNER_PASSWORD): Refused => [{ PASSCODE: "amber-canoe-tidy-lamp", OWNER_PASSWORD }, SAME_PASSWORD],
    ),
    [{ SITE_URL: "www.portfolio.example" }, NO_ADDRESS],
    [{ SITE_URL: "javascript:alert(1)" }, NO_ADDRESS],
    [
      { SITE_URL: "https://portfolio.example/a" },
      "SITE_URL must be an address without a path, such as https://www.example.com.",
    ],
  ])("refuses %j in one sentence without the value: %s", (variables, message) => {
    expect(() => readEnvironment(variables)).toThrow(new EnvironmentError(message));
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
      new EnvironmentError(NO_ADDRESS),
    );
  });
});
