import { describe, expect, test, vi } from "vitest";
import type { AttemptResult } from "./attempt.ts";
import { respondToJson } from "./passcode-request.ts";

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
});
