import { beforeEach, expect, test, vi } from "vitest";
import { type Password, secretsToSet } from "./secrets.ts";

const SET = { PASSCODE: "Amber Canoe", SESSION_SECRET: "a secret of some length" };
const EXISTING = Object.keys(SET);

const shown = vi.spyOn(console, "log").mockImplementation(() => {});
beforeEach(() => void shown.mockClear());

/** Returns the secrets to set and the questions asked. A null answer ends the input. */
async function run(
  { existing = [], changed = [] }: { existing?: string[]; changed?: Password[] },
  variables: Record<string, string>,
  ...answers: (string | null)[]
) {
  const questions: string[] = [];
  const ask = async (question: string) => {
    questions.push(question);
    return answers.shift() ?? null;
  };
  return { set: await secretsToSet(existing, variables, changed, ask), questions };
}

const OWNER_QUESTION = expect.stringMatching(/^A password for \/owner/);

test.each([
  ["a typed password", ["ten letters"], { OWNER_PASSWORD: "ten letters" }],
  ["a generated password", ["-"], { OWNER_PASSWORD: expect.stringMatching(/^[a-z]+(-[a-z]+){3}$/) }],
  ["a second answer if the first is invalid", ["short", "ten letters"], { OWNER_PASSWORD: "ten letters" }],
  ["no password", [""], {}],
  ["no answer", [null], {}],
])("the first deployment offers a password for /owner and accepts %s", async (_, answers, expected) => {
  const { set, questions } = await run({}, SET, ...answers);
  expect(set).toEqual({ ...SET, ...expected });
  expect(questions).toEqual(answers.map(() => OWNER_QUESTION));
  const hint = expect.stringContaining("`npm run deploy -- --owner-password`");
  if (!("OWNER_PASSWORD" in set)) expect(shown).toHaveBeenLastCalledWith(hint);
});

const OWNER = { OWNER_PASSWORD: "ten letters" };

test.each<[string, string[], Record<string, string>, Record<string, string>]>([
  ["the variable is empty", [], { OWNER_PASSWORD: "" }, SET],
  ["the variable is set", [], OWNER, { ...SET, ...OWNER }],
  ["it was declined before", EXISTING, {}, {}],
  ["the variable is new", EXISTING, OWNER, OWNER],
  ["Cloudflare has one", [...EXISTING, "OWNER_PASSWORD"], { OWNER_PASSWORD: "another one" }, {}],
])("does not offer a password for /owner if %s", async (_, existing, variables, expected) => {
  expect(await run({ existing }, { ...SET, ...variables })).toEqual({ set: expected, questions: [] });
});

test.each<[string, Record<string, string>, string, Record<string, string>]>([
  ["sets the answer", { OWNER_PASSWORD: "in the file" }, "ten letters", OWNER],
  [
    "sets the one in .env after Enter",
    { OWNER_PASSWORD: "in the file" },
    "",
    { OWNER_PASSWORD: "in the file" },
  ],
  ["keeps the existing one after Enter", {}, "", {}],
])("--owner-password %s", async (_, variables, answer, expected) => {
  const state = { existing: [...EXISTING, "OWNER_PASSWORD"], changed: ["OWNER_PASSWORD" as const] };
  expect((await run(state, { ...SET, ...variables }, answer)).set).toEqual(expected);
  expect(shown).not.toHaveBeenCalled();
});

test.each<[string, Parameters<typeof run>[0], Record<string, string>]>([
  ["--owner-password", { existing: EXISTING, changed: ["OWNER_PASSWORD"] }, SET],
  ["--passcode", { existing: EXISTING, changed: ["PASSCODE"] }, SET],
  ["a missing passcode", {}, { SESSION_SECRET: SET.SESSION_SECRET }],
])("fails if nobody answers the question for %s", async (_, state, variables) => {
  await expect(run(state, variables, null)).rejects.toThrow("Nothing was changed");
});

test("refuses the passcode as the owner's password", async () => {
  await expect(run({}, SET, SET.PASSCODE)).rejects.toThrow("OWNER_PASSWORD must differ from PASSCODE");
});
