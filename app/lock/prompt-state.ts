/**
 * In the state "waiting", the visitor has made too many attempts and must wait. In the state "unlocking", the server has
 * accepted the passcode, and the page is about to show the locked sections.
 */
export interface PromptState {
  name: "ready" | "checking" | "waiting" | "unlocking" | "open";
  error?: string | undefined;
  alert?: string | undefined;
  visitorUnlocked?: boolean;
  /** The page has requested its sections since the server accepted the passcode. */
  isReloaded?: boolean;
  /** The server has accepted the passcode, but neither the sections nor the page arrive. */
  lacksPage?: boolean;
}

export type PromptEvent =
  | { type: "submitted" | "waited" | "accepted" | "reloaded" | "lost" | "opened" | "edited" | "alertClosed" }
  | { type: "refused" | "limited"; message: string }
  | { type: "locked" }
  /** `hasEntered` is true on the page that opens after the form. */
  | { type: "unlocked"; hasEntered: boolean };

export function promptReducer(state: PromptState, event: PromptEvent): PromptState {
  const { name, visitorUnlocked = false } = state;
  switch (event.type) {
    case "submitted":
      // The description of the field must not change while the field has the focus.
      return { name: "checking", error: state.error };
    // A refusal has no effect after another tab has unlocked the page.
    case "refused":
      return name === "checking" ? { name: "ready", error: event.message, alert: event.message } : state;
    case "limited":
      return name === "checking" ? { name: "waiting", alert: event.message } : state;
    case "waited":
      return name === "waiting" ? { name: "ready", alert: state.alert } : state;
    case "accepted":
      return name === "checking" ? { name: "unlocking", visitorUnlocked: true } : state;
    case "reloaded":
      return name === "unlocking" ? { ...state, isReloaded: true } : state;
    case "lost":
      return name === "unlocking" ? { name: "ready", lacksPage: true } : state;
    case "unlocked":
      if (name === "open") return { ...state, visitorUnlocked: visitorUnlocked || event.hasEntered };
      return { name: "unlocking", visitorUnlocked };
    case "opened":
      return { name: "open", visitorUnlocked };
    case "locked":
      return name === "open" ? { name: "ready" } : state;
    case "edited":
      if (name === "waiting") return state;
      return state.isReloaded || state.lacksPage ? { name: "ready" } : { ...state, error: undefined };
    case "alertClosed":
      return { ...state, alert: undefined };
  }
}
