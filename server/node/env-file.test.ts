import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { newFolder } from "../../tests/helpers/new-folder.ts";
import { EnvironmentError, environmentSchema, readEnvironment } from "../environment.ts";
import { loadEnvFile } from "./env-file.ts";

function loadText(text: string | Buffer, variables: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  loadEnvFile(join(newFolder({ ".env": text }), ".env"), variables);
  return variables;
}

test("reads a file with a byte order mark, comments, quotes and export", () => {
  const text = "\uFEFF# a note\r\n\r\nPORT=4000\r\nPASSCODE='four #words' # a note\r\nexport HOST = 0.0.0.0";
  expect(loadText(text)).toEqual({ PORT: "4000", PASSCODE: "four #words", HOST: "0.0.0.0" });
});

test("keeps variables that the environment sets, even to an empty value", () => {
  const variables = loadText("PORT=4000\nTRUST_PROXY=1\nHOST=::1", { PORT: "5000", TRUST_PROXY: "" });
  expect(variables).toEqual({ PORT: "5000", TRUST_PROXY: "", HOST: "::1" });
});

test("sets no variables if the file is missing, and throws if the file is not readable", () => {
  const variables = {};
  loadEnvFile(join(newFolder(), "none"), variables);
  expect(variables).toEqual({});
  expect(() => loadEnvFile(newFolder(), {})).toThrow("Cannot read .env");
});

test.each([
  ["a line without a name", "PORT=1\nfour words", ".env, line 2: write NAME=value, or start"],
  ["a colon", "PASSCODE: secret", ".env, line 1: write NAME=value"],
  ["an open quote", 'PASSCODE="secret', ".env, line 1: the value of PASSCODE starts with a quote"],
  ["text after a quote", `PORT=1\nPASSCODE="secret" 'secret'`, ".env, line 2: only a note that starts"],
  ["an unquoted #", "PASSCODE=secret#1", ".env, line 1: put the value of PASSCODE in quotes"],
  ["UTF-16 from PowerShell", Buffer.from("\uFEFFPORT=1", "utf16le"), ".env, line 1: write NAME=value"],
])("reports %s with its line and without the value", (_name, text, message) => {
  expect(() => loadText(text)).toThrow(EnvironmentError);
  expect(() => loadText(text)).toThrow(message);
  expect(() => loadText(text)).not.toThrow("secret");
});

test(".env.example contains every variable with an empty or default value", () => {
  const example = parseEnv(readFileSync(join(import.meta.dirname, "../../.env.example"), "utf8"));
  expect(Object.keys(example).sort()).toEqual(Object.keys(environmentSchema.shape).sort());
  expect(readEnvironment(example)).toEqual(readEnvironment({}));
});
