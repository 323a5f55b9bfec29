import { expect, test } from "vitest";
import { readEnvironment, type ServerEnvironment } from "../environment.ts";
import { startMessage } from "./start-message.ts";

function messageWith(change: Partial<ServerEnvironment>, warning?: string): string {
  const environment = readEnvironment({ SESSION_SECRET: "hunt a secret of some length" });
  const secrets = { PASSCODE: "sesame-hunt", SESSION_SECRET: environment.SESSION_SECRET ?? [] };
  const completeEnvironment = { ...environment, ...secrets, isPasscodeGenerated: false, ...change };
  return startMessage(80, completeEnvironment, warning);
}

test("the start message contains a generated passcode, and omits /owner if OWNER_PASSWORD is unset", () => {
  const message = messageWith({ isPasscodeGenerated: true });
  expect(message).toContain("http://localhost:80\n");
  expect(message).toContain("The passcode of this run is sesame-hunt");
  expect(message).not.toContain("/owner");
});

test.each<[string, Partial<ServerEnvironment>, string]>([
  ["an IPv6 address", { HOST: "2001:db8::1" }, "http://[2001:db8::1]:80\n"],
  ["the owner's address", { OWNER_PASSWORD: "hunt2hunt2" }, "\n  Create invitations at /owner\n"],
  ["a warning about a short passcode", { PASSCODE: "hunt5" }, "is short and easy to guess"],
  ["a warning on its own line", {}, "\n  CONTENT HAS CHANGED\n"],
])("the start message contains %s, but not the secrets that the owner chose", (_name, change, expected) => {
  const message = messageWith(change, "CONTENT HAS CHANGED");
  expect(message).toContain(expected);
  expect(message).not.toContain("hunt");
});
