import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { newFolder } from "../../../tests/helpers/new-folder.ts";
import { EnvironmentError, readEnvironment, schema } from "../../environment.ts";
import { loadEnvFile } from "./env-file.ts";

function load(text: string | Buffer, variables: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  loadEnvFile(join(newFolder({ ".env": text }), ".env"), variables);
  return variables;
}

test("sets what the file says, whoever wrote it", () => {
  const text = "\uFEFF# a note\r\n\r\nPORT=4000\r\nPASSCODE='four #words' # a note\r\nexport HOST = 0.0.0.0";
  expect(load(text)).toEqual({ PORT: "4000", PASSCODE: "four #words", HOST: "0.0.0.0" });
});

test("the real environment wins, also with nothing", () => {
  const variables = load("PORT=4000\nTRUST_PROXY=1\nHOST=::1", { PORT: "5000", TRUST_PROXY: "" });
  expect(variables).toEqual({ PORT: "5000", TRUST_PROXY: "", HOST: "::1" });
});

test("does without the file", () => {
  const variables = {};
  loadEnvFile(join(newFolder(), "none"), variables);
  expect(variables).toEqual({});
});

test.each([
  ["a line without a name", "PORT=1\nfour words", ".env, line 2: write NAME=value, or begin"],
  ["a colon", "PASSCODE: secret", ".env, line 1: write NAME=value"],
  ["an open quote", 'PASSCODE="secret', ".env, line 1: the quote that PASSCODE begins with has no end."],
  ["a cut value", "PASSCODE=secret#1", ".env, line 1: put the value of PASSCODE in quotes"],
  [
    "UTF-16, as PowerShell writes it",
    Buffer.from("\uFEFFPORT=1", "utf16le"),
    ".env, line 1: write NAME=value",
  ],
])("says in one sentence what is wrong: %s", (_name, text, message) => {
  expect(() => load(text)).toThrow(EnvironmentError);
  expect(() => load(text)).toThrow(message);
  expect(() => load(text)).not.toThrow("secret");
});

test("says that it cannot be read", () => {
  expect(() => loadEnvFile(newFolder(), {})).toThrow(".env is there but cannot be read");
});

test("the example names every variable, and changes nothing until it is filled in", () => {
  const example = parseEnv(readFileSync(join(import.meta.dirname, "../../../.env.example"), "utf8"));
  expect(Object.keys(example).sort()).toEqual(Object.keys(schema.shape).sort());
  const made = { passcode: "", secrets: [] };
  expect({ ...readEnvironment(example), ...made }).toEqual({ ...readEnvironment({}), ...made });
});
