import { describe, expect, test, vi } from "vitest";
import type { AttemptResult } from "./attempt.ts";
import { respondToForm, respondToJson } from "./passcode-request.ts";

const RIGHT_RESULT: AttemptResult = { outcome: "right", cookie: "portfolio_session=x; Path=/" };

function attemptThatReturns(result: AttemptResult) {
  return vi.fn(async (_passcode: string) => result);
}

function postRequest(body: BodyInit): Request {
  return new Request("http://own.example/api/validate-password", { method: "POST", body });
}

describe("the JSON endpoint", () => {
  test.each<[AttemptResult, number, Record<string, string>]>([
    [RIGHT_RESULT, 200, { "set-cookie": "portfolio_session=x; Path=/" }],
    [{ outcome: "wrong" }, 200, {}],
    [{ outcome: "limited", retryAfter: 41 }, 429, { "retry-after": "41" }],
    [{ outcome: "failed" }, 503, {}],
  ])("answers the result %j of an attempt with status %i", async (result, status, headers) => {
    const checkAttempt = attemptThatReturns(result);
    const response = await respondToJson(postRequest('{"password":" Amber"}'), checkAttempt);
    expect(checkAttempt).toHaveBeenCalledExactlyOnceWith(" Amber");
    expect([response.status, await response.json()]).toEqual([status, { success: result === RIGHT_RESULT }]);
    expect(Object.fromEntries(response.headers)).toEqual({
      "cache-control": "no-store",
      "content-type": "application/json",
      ...headers,
    });
  });

  test.each<[string, string, number]>([
    ["a body that is not JSON", "password=amber-canoe", 400],
    ["a body over 4 KiB", JSON.stringify({ password: "x".repeat(4096) }), 413],
  ])("refuses %s without counting an attempt", async (_kind, body, status) => {
    const checkAttempt = attemptThatReturns(RIGHT_RESULT);
    const response = await respondToJson(postRequest(body), checkAttempt);
    expect([response.status, await response.json()]).toEqual([status, { success: false }]);
    expect(checkAttempt).not.toHaveBeenCalled();
  });
});

describe("the form", () => {
  test("sets the session cookie and redirects to the page after the right passcode", async () => {
    const response = await respondToForm(
      postRequest(new URLSearchParams({ password: "amber" })),
      attemptThatReturns(RIGHT_RESULT),
      "/trade",
    );
    if (!(response instanceof Response)) throw new Error("The form was refused.");
    expect([response.status, response.headers.get("Location")]).toEqual([303, "/trade?entered"]);
    expect(response.headers.getSetCookie()).toEqual(["portfolio_session=x; Path=/"]);
  });

  test("returns the status and the waiting time after a refusal", async () => {
    const checkAttempt = attemptThatReturns({ outcome: "limited", retryAfter: 41 });
    expect(await respondToForm(postRequest("password=x"), checkAttempt, "/trade")).toMatchObject({
      data: { status: 429, seconds: 41 },
      init: { status: 429, headers: [["Retry-After", "41"]] },
    });
  });
});
