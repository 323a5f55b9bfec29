import { describe, expect, test, vi } from "vitest";
import type { AttemptResult } from "./lock.ts";
import { answerForm, answerValidation } from "./passcode-request.ts";

const RIGHT: AttemptResult = { outcome: "right", cookie: "portfolio_session=x; Path=/" };

function attemptThatReturns(result: AttemptResult) {
  return vi.fn(async (_passcode: string) => result);
}

function post(body: BodyInit): Request {
  return new Request("http://own.example/api/validate-password", { method: "POST", body });
}

describe("the JSON endpoint", () => {
  test.each<[AttemptResult, number, Record<string, string>]>([
    [RIGHT, 200, { "set-cookie": "portfolio_session=x; Path=/" }],
    [{ outcome: "wrong" }, 200, {}],
    [{ outcome: "limited", retryAfter: 41 }, 429, { "retry-after": "41" }],
    [{ outcome: "failed" }, 503, {}],
  ])("answers the result %j with status %i", async (result, status, headers) => {
    const check = attemptThatReturns(result);
    const response = await answerValidation(post('{"password":" Amber"}'), check);
    expect(check).toHaveBeenCalledExactlyOnceWith(" Amber");
    expect([response.status, await response.json()]).toEqual([status, { success: result === RIGHT }]);
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
    const check = attemptThatReturns(RIGHT);
    const response = await answerValidation(post(body), check);
    expect([response.status, await response.json()]).toEqual([status, { success: false }]);
    expect(check).not.toHaveBeenCalled();
  });
});

describe("the form", () => {
  test("redirects to the page with the session cookie after the right passcode", async () => {
    const response = await answerForm(
      post(new URLSearchParams({ password: "amber" })),
      attemptThatReturns(RIGHT),
      "/trade",
    );
    if (!(response instanceof Response)) throw new Error("The form was refused.");
    expect([response.status, response.headers.get("Location")]).toEqual([303, "/trade?entered"]);
    expect(response.headers.getSetCookie()).toEqual(["portfolio_session=x; Path=/"]);
  });

  test("returns the status and the waiting time after a refusal", async () => {
    const check = attemptThatReturns({ outcome: "limited", retryAfter: 41 });
    expect(await answerForm(post("password=x"), check, "/trade")).toMatchObject({
      data: { status: 429, seconds: 41 },
      init: { status: 429, headers: [["Retry-After", "41"]] },
    });
  });
});
