import { describe, expect, test } from "vitest";
import { type PromptEvent, type PromptState, promptReducer } from "./prompt-state.ts";

const refusedEvent: PromptEvent = { type: "refused", message: "Incorrect passcode" };

function stateAfter(...events: (PromptEvent | PromptEvent["type"])[]): PromptState {
  const allEvents = events.map((event) =>
    typeof event === "string" ? ({ type: event } as PromptEvent) : event,
  );
  return allEvents.reduce(promptReducer, { name: "ready" });
}

describe("the prompt", () => {
  test("opens after the server has accepted the passcode and sent the sections", () => {
    expect(stateAfter("submitted").name).toBe("checking");
    expect(stateAfter("submitted", "accepted").name).toBe("unlocking");
    expect(stateAfter("submitted", "accepted", "reloaded", "unlocked", "opened")).toEqual({
      name: "open",
      visitorUnlocked: true,
    });
  });

  test("reports the missing session until the visitor edits the passcode", () => {
    expect(stateAfter("submitted", "accepted", "reloaded").isReloaded).toBe(true);
    expect(stateAfter("submitted", "accepted", "reloaded", "edited")).toEqual({ name: "ready" });
  });

  test("reports a missing page until the visitor edits the passcode", () => {
    expect(stateAfter("submitted", "accepted", "lost")).toEqual({ name: "ready", lacksPage: true });
    expect(stateAfter("submitted", "accepted", "lost", "edited")).toEqual({ name: "ready" });
    expect(stateAfter("lost")).toEqual({ name: "ready" });
  });

  test("ignores edits after too many attempts, until the visitor has waited", () => {
    const limitedEvent: PromptEvent = { type: "limited", message: "Too many" };
    const waitingState = { name: "waiting", alert: undefined };
    expect(stateAfter("submitted", limitedEvent, "alertClosed", "edited")).toEqual(waitingState);
    expect(stateAfter("submitted", limitedEvent, "waited").name).toBe("ready");
  });

  test("shows the error of a refused attempt until the visitor edits the passcode", () => {
    expect(stateAfter("submitted", refusedEvent, "alertClosed").error).toBe("Incorrect passcode");
    expect(stateAfter("submitted", refusedEvent, "alertClosed", "edited").error).toBeUndefined();
  });

  test("stays open if the server refuses an attempt after another tab has unlocked the page", () => {
    expect(stateAfter("submitted", "unlocked", "opened", refusedEvent)).toEqual({
      name: "open",
      visitorUnlocked: false,
    });
    expect(stateAfter("submitted", "unlocked", refusedEvent).name).toBe("unlocking");
  });

  test("returns to the ready state when the server stops sending the sections", () => {
    expect(stateAfter("unlocked", "opened", "locked")).toEqual({ name: "ready" });
    expect(stateAfter("submitted", "locked").name).toBe("checking");
  });
});
