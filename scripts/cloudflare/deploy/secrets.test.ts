import { beforeEach, expect, test, vi } from "vitest";
import { type Chosen, secretsToSet } from "./secrets.ts";

const SET = { PASSCODE: "Amber Canoe", SESSION_SECRET: "a secret of some length" };
const THERE = Object.keys(SET);

const told = vi.spyOn(console, "log").mockImplementation(() => {});
beforeEach(() => void told.mockClear());

/** What is set, and what was asked for. Null is the end of the answers. */
async function run(
  { there = [], changed = [] }: { there?: string[]; changed?: Chosen[] },
  variables: Record<string, string>,
  ...answers: (string | null)[]
) {
  const asked: string[] = [];
  const ask = async (words: string) => {
    asked.push(words);
    return answers.shift() ?? null;
  };
  return { set: await secretsToSet(there, variables, changed, ask), asked };
}

const OWNERS = expect.stringMatching(/^A password for \/owner/);

test.each([
  ["one is typed", ["ten letters"], { OWNER_PASSWORD: "ten letters" }],
  ["one is to be made", ["-"], { OWNER_PASSWORD: expect.stringMatching(/^[a-z]+(-[a-z]+){3}$/) }],
  ["the first is no good", ["short", "ten letters"], { OWNER_PASSWORD: "ten letters" }],
  ["none is wanted", [""], {}],
  ["nobody answers", [null], {}],
])("at the first time an owner's password is offered: %s", async (_name, answers, expected) => {
  const { set, asked } = await run({}, SET, ...answers);
  expect(set).toEqual({ ...SET, ...expected });
  expect(asked).toEqual(answers.map(() => OWNERS));
  const later = expect.stringContaining("`npm run deploy -- --owner-password`");
  if (!("OWNER_PASSWORD" in set)) expect(told).toHaveBeenLastCalledWith(later);
});

test.each<[string, Parameters<typeof run>[0], Record<string, string>, Record<string, string>]>([
  ["decided against in .env", {}, { OWNER_PASSWORD: "" }, SET],
  ["set in .env", {}, { OWNER_PASSWORD: "ten letters" }, { ...SET, OWNER_PASSWORD: "ten letters" }],
  ["not wanted before", { there: THERE }, {}, {}],
  ["new in .env", { there: THERE }, { OWNER_PASSWORD: "ten letters" }, { OWNER_PASSWORD: "ten letters" }],
  ["there", { there: [...THERE, "OWNER_PASSWORD"] }, { OWNER_PASSWORD: "another one" }, {}],
])("an owner's password is not asked for that is %s", async (_name, state, variables, expected) => {
  expect(await run(state, { ...SET, ...variables })).toEqual({ set: expected, asked: [] });
});

test("Enter leaves the one that is there, and no word that there is none", async () => {
  const state = { there: [...THERE, "OWNER_PASSWORD"], changed: ["OWNER_PASSWORD" as const] };
  expect((await run(state, SET, "")).set).toEqual({});
  expect(told).not.toHaveBeenCalled();
});

test("another one is asked for when it is to be changed", async () => {
  const state = { there: [...THERE, "OWNER_PASSWORD"], changed: ["OWNER_PASSWORD"] as const };
  const change = (...answers: (string | null)[]) =>
    run({ ...state, changed: [...state.changed] }, { ...SET, OWNER_PASSWORD: "in the file" }, ...answers);
  expect((await change("ten letters")).set).toEqual({ OWNER_PASSWORD: "ten letters" });
  expect((await change("")).set).toEqual({ OWNER_PASSWORD: "in the file" });
  await expect(change(null)).rejects.toThrow("The password of /owner is the former one: run");
});

test("the passcode is no owner's password", async () => {
  await expect(run({}, SET, SET.PASSCODE)).rejects.toThrow("OWNER_PASSWORD must differ from PASSCODE");
});
