import { expect, test } from "vitest";
import { readEnvironment } from "../../environment.ts";
import { startMessage } from "./start-message.ts";

test("a passcode that was made is told, and that sessions end with the process", () => {
  const environment = readEnvironment({});
  const message = startMessage({ port: 4711 }, environment);
  expect(message).toContain("http://localhost:4711\n");
  expect(message).toContain(environment.passcode);
  expect(message).toContain("Sessions end with this process, as its passcode does");
  expect(message).toContain("Open that address in a browser; `npm run dev`");
  expect(message).not.toContain("/owner");
});

// None of them tells the secret that it was given.
test.each([
  [
    "that sessions last",
    { SESSION_SECRET: "hunt a secret of some length" },
    "Sessions outlast this process, up to 12 hours",
  ],
  ["an IPv6 address", { HOST: "2001:db8::1" }, "http://[2001:db8::1]:80\n"],
  ["the owner's page", { OWNER_PASSWORD: "hunt2hunt2" }, "\n  Invitations are made at /owner\n"],
  ["that a passcode is short", { PASSCODE: "hunt" }, "so short that it is soon guessed"],
  ["a notice on a line of its own", {}, "\n  Look here\n"],
])("%s is told", (_name, variables, told) => {
  const environment = readEnvironment({ PASSCODE: "sesame-hunt", ...variables });
  const message = startMessage({ port: 80 }, environment, ["Look here"]);
  expect(message).toContain(told);
  expect(message).not.toContain("hunt");
});
