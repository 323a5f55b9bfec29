import { expect, test } from "vitest";
import { readEnvironment } from "../../environment.ts";
import { startMessage } from "./start-message.ts";

test("tells a passcode that was made, and that sessions end with the process", () => {
  const environment = readEnvironment({});
  const message = startMessage({ port: 4711 }, environment);
  expect(message).toContain("http://localhost:4711\n");
  expect(message).toContain(environment.passcode);
  expect(message).toContain("Sessions end with this process, as its passcode does");
});

test("never tells a passcode or a secret that was given", () => {
  const environment = readEnvironment({
    PASSCODE: "amber-canoe",
    SESSION_SECRET: "a secret of some length",
    HOST: "2001:db8::1",
  });
  const message = startMessage({ port: 80 }, environment);
  expect(message).toContain("http://[2001:db8::1]:80\n");
  expect(message).not.toMatch(/amber|a secret/);
  expect(message).toContain("Sessions outlast this process, up to 12 hours");
});

test("names the owner's page only where there is one, and never her password", () => {
  const environment = readEnvironment({ OWNER_PASSWORD: "hunter2hunter2" });
  const message = startMessage({ port: 80 }, environment);
  expect(message).toContain("\n  Invitations are made at /owner\n");
  expect(message).not.toContain("hunter2");
  expect(startMessage({ port: 80 }, readEnvironment({}))).not.toContain("/owner");
});

test("warns of a short passcode without telling it", () => {
  const message = startMessage({ port: 80 }, readEnvironment({ PASSCODE: "ab-12" }));
  expect(message).toContain("so short that it is soon guessed");
  expect(message).not.toContain("ab-12");
});

test("tells notices on lines of their own", () => {
  expect(startMessage({ port: 80 }, readEnvironment({}), ["Look here"])).toContain("\n  Look here\n");
});
